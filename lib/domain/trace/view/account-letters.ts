const LETTERS = 26;
const FIRST = "A".codePointAt(0) ?? 0;

/** Short names for the accounts of a trace, by the order in which they appear: A to Z, AA, AB and so on. */
export function letterOf(place: number): string {
  const letter = String.fromCodePoint(FIRST + (place % LETTERS));
  return place < LETTERS ? letter : letterOf(Math.floor(place / LETTERS) - 1) + letter;
}
