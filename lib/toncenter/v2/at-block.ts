/** The state at a given block never changes. */
export function isAtBlock(_answer: unknown, values: Readonly<{ seqno?: unknown }>): boolean {
  return values.seqno !== undefined;
}
