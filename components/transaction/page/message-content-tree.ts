/** One line of a decoded body: how deep it stands, its name, and what it says if it is no branch. */
export interface ContentLine {
  readonly depth: number;
  readonly name: string;
  readonly value: string | null;
}

const DEEPEST = 12;
/** Digits of a text that a line shows at the most. */
const LONGEST_VALUE = 2_000;

/**
 * What somebody decoded, as lines. It may be anything that JSON can say, of any size and depth: what does not
 * fit into so many lines is cut, and the last line says so.
 */
export function contentLines(content: unknown, maxLines: number): readonly ContentLine[] {
  const lines: ContentLine[] = [];
  const waiting: { readonly name: string; readonly value: unknown; readonly depth: number }[] = entriesOf(
    content,
    0,
  ).toReversed();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (lines.length >= maxLines) return [...lines, { depth: 0, name: "…", value: "and more" }];
    const { name, value, depth } = next;
    const nested = isBranch(value) ? entriesOf(value, depth + 1) : [];
    const text = isBranch(value) ? (nested.length === 0 || depth >= DEEPEST ? "…" : null) : textOf(value);
    lines.push({ depth, name, value: text });
    if (depth < DEEPEST) waiting.push(...nested.slice(0, maxLines).toReversed());
  }
  return lines;
}

function isBranch(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function entriesOf(value: unknown, depth: number) {
  if (!isBranch(value)) return [{ name: "value", value, depth }];
  return Object.entries(value).map(([name, inner]: [string, unknown]) => ({ name, value: inner, depth }));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.slice(0, LONGEST_VALUE) : JSON.stringify(value);
}
