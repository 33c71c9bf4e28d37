/** Reads CSV as RFC 4180 describes it, after a byte order mark, into a record for each row, under the names in the first line. */
export function readCsv(text: string): readonly Readonly<Record<string, string>>[] {
  const lines: string[][] = [[]];
  let cell = "";
  let isQuoted = false;
  if (!text.startsWith("\uFEFF")) throw new Error("There is no byte order mark");
  for (let at = 1; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (isQuoted) {
      if (char !== '"') cell += char;
      else if (text[at + 1] === '"') cell += text[(at += 1)] ?? "";
      else isQuoted = false;
    } else if (char === '"') {
      isQuoted = true;
    } else if (char === "," || char === "\r") {
      lines.at(-1)?.push(cell);
      cell = "";
      if (char === "\r") {
        at += 1;
        lines.push([]);
      }
    } else {
      cell += char;
    }
  }
  const [heads = [], ...rows] = lines.slice(0, -1);
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ""])));
}
