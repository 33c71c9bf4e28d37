/** Limits of one text: what exceeds them is left out, and the text says so. */
export const MARKDOWN_LIMITS = { characters: 200_000, text: 1_000, depth: 12 } as const;

/**
 * Untrusted text as a code span, in which nothing acts as formatting, a link or HTML. Line breaks become spaces,
 * since a block could begin after one.
 */
export function codeSpan(text: string): string {
  const cut = text.length > MARKDOWN_LIMITS.text ? `${text.slice(0, MARKDOWN_LIMITS.text)}…` : text;
  const line = cut
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, (sign) => `[U+${codePoint(sign)}]`);
  const longest = Math.max(0, ...Array.from(line.matchAll(/`+/g), ([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  // Spaces separate a backtick at either end from the fence; renderers strip one space on each side.
  return line.trim() === "" ? "(empty)" : `${fence}${needsSpace(line) ? ` ${line} ` : line}${fence}`;
}

function codePoint(sign: string): string {
  return (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
}

function needsSpace(line: string): boolean {
  return /^[`\s]|[`\s]$/.test(line);
}

/** A JSON value as nested lists. Whatever the value, the result has nothing but lists and code spans. */
export function markdownValue(value: unknown): string {
  const lines: string[] = [];
  let left: number = MARKDOWN_LIMITS.characters;
  const add = (line: string) => {
    left -= line.length + 1;
    if (left >= 0) lines.push(line);
  };
  const walk = (name: string, part: unknown, depth: number) => {
    if (left < 0) return;
    const start = `${"  ".repeat(depth)}- ${name}`;
    if (typeof part !== "object" || part === null) return add(`${start}: ${plainValue(part)}`);
    const entries = entriesOf(part);
    if (entries.length === 0) return add(`${start}: none`);
    if (depth >= MARKDOWN_LIMITS.depth) return add(`${start}: …`);
    add(`${start}:`);
    for (const [key, each] of entries) walk(key, each, depth + 1);
  };
  if (typeof value !== "object" || value === null) return plainValue(value);
  for (const [key, each] of entriesOf(value)) walk(key, each, 0);
  if (left < 0) lines.push("", "The rest is left out; the JSON has all of it.");
  return lines.join("\n");
}

function entriesOf(value: object): readonly (readonly [string, unknown])[] {
  if (Array.isArray(value)) return value.map((each, at) => [`item ${at + 1}`, each] as const);
  return Object.entries(value).map(
    ([key, each]) =>
      [/^[a-z][a-z0-9_]{0,60}$/i.test(key) ? key.replaceAll("_", "\\_") : codeSpan(key), each] as const,
  );
}

function plainValue(value: unknown): string {
  if (value === null) return "none";
  if (typeof value === "string") return codeSpan(value);
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
}
