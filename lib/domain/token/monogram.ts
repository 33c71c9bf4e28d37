/** The letter, digit or emoji that stands for a token without a picture. */
export function monogramOf(symbol: string): string {
  const first = /[\p{L}\p{N}\p{Extended_Pictographic}]/u.exec(symbol)?.[0] ?? "?";
  const upper = first.toUpperCase();
  // Some letters become two: ß, ŉ.
  return upper.length > 2 ? first : upper;
}
