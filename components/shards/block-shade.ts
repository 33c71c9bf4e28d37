/** Never so dark that a number on it cannot be read, never so light that the block is not seen. */
const LIGHTEST = 0.12;
const DARKEST = 0.6;

/** How dark a block is: by the root, so that those with a few transactions differ from those with none. */
export function shadeOf(transactions: number | null, most: number): number {
  if (transactions === null || most === 0) return LIGHTEST;
  return Math.round(100 * (LIGHTEST + (DARKEST - LIGHTEST) * Math.sqrt(transactions / most))) / 100;
}
