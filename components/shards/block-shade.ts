/** Keeps numbers on blocks readable and pale blocks visible. */
const LIGHTEST = 0.12;
const DARKEST = 0.6;

/** Opacity of a block. The square root distinguishes few transactions from none. */
export function shadeOf(transactions: number | null, most: number): number {
  if (transactions === null || most === 0) return LIGHTEST;
  return Math.round(100 * (LIGHTEST + (DARKEST - LIGHTEST) * Math.sqrt(transactions / most))) / 100;
}
