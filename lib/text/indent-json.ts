const STEP = "  ";

/**
 * Puts each value of a JSON text on its own line. The text itself stays: parsing and serializing it would change
 * numbers above 2^53. A text that is not JSON comes out as some text.
 */
export function indentJson(json: string): string {
  let out = "";
  let depth = 0;
  let inString = false;
  for (let at = 0; at < json.length; at++) {
    const one = json[at] ?? "";
    if (inString) {
      out += one;
      if (one === "\\") out += json[++at] ?? "";
      else if (one === '"') inString = false;
    } else if (one === '"') {
      inString = true;
      out += one;
    } else if (one === "{" || one === "[") {
      const close = one === "{" ? "}" : "]";
      const next = nextSign(json, at + 1);
      if (json[next] === close) {
        out += one + close;
        at = next;
      } else out += one + line(++depth);
    } else if (one === "}" || one === "]") {
      depth = Math.max(0, depth - 1);
      out += line(depth) + one;
    } else if (one === ",") out += one + line(depth);
    else if (one === ":") out += ": ";
    else if (!isSpace(one)) out += one;
  }
  return out;
}

function line(depth: number): string {
  return `\n${STEP.repeat(depth)}`;
}

function nextSign(json: string, from: number): number {
  let at = from;
  while (at < json.length && isSpace(json[at] ?? "")) at++;
  return at;
}

function isSpace(one: string): boolean {
  return one === " " || one === "\n" || one === "\r" || one === "\t";
}
