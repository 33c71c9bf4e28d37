/** The flags of a reservation, in the field's words. */
const RESERVE_FLAGS: readonly (readonly [flag: number, text: string])[] = [
  [4, "Adds the balance before the message"],
  [8, "Subtracts the amount"],
  [16, "Bounces if it cannot be reserved"],
];

/** The lowest two bits say what the amount means. */
const RESERVE_AMOUNTS = [
  "Exactly this amount",
  "All but this amount",
  "At most this amount",
  "All but at most this amount",
];

export function reserveModeTexts(mode: number): readonly string[] {
  const flags = RESERVE_FLAGS.filter(([flag]) => (mode & flag) !== 0).map(([, text]) => text);
  return [...RESERVE_AMOUNTS.slice(mode & 3, (mode & 3) + 1), ...flags];
}

const LIBRARY_MODES = ["Removed", "Private", "Public"];

export function libraryModeText(mode: number): string {
  return LIBRARY_MODES[mode & 3] ?? "Unknown mode";
}
