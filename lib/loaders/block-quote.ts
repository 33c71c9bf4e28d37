import "server-only";

const LONGEST = 80;

/** What somebody typed, repeated in a sentence. */
export function quoted(text: string): string {
  return `“${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}”`;
}
