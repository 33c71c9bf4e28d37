/** A state that was asked for at a block is history: the answer stays. */
export function isHistory(_answer: unknown, values: Readonly<{ seqno?: unknown }>): boolean {
  return values.seqno !== undefined;
}
