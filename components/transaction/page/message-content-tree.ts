/** A line of a decoded body; branches have no value. */
export interface ContentLine {
  readonly depth: number;
  readonly name: string;
  readonly value: string | null;
}

const MAX_DEPTH = 12;
/** Maximum length of a value. */
const MAX_VALUE_LENGTH = 2_000;

/**
 * Decoded JSON as lines. It can have any size and depth: what exceeds `maxLines` is cut, and the last line
 * says so.
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
    const text = isBranch(value) ? (nested.length === 0 || depth >= MAX_DEPTH ? "…" : null) : textOf(value);
    lines.push({ depth, name, value: text });
    if (depth < MAX_DEPTH) waiting.push(...nested.slice(0, maxLines).toReversed());
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
  return typeof value === "string" ? value.slice(0, MAX_VALUE_LENGTH) : JSON.stringify(value);
}
