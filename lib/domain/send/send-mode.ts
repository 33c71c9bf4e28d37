/** The flags of a send mode, in the field's words. */
const FLAGS: readonly (readonly [flag: number, text: string])[] = [
  [128, "All of the balance"],
  [64, "Value of the incoming message"],
  [32, "Deletes the account if empty"],
  [16, "Bounces if it cannot be sent"],
  [2, "Ignores errors"],
  [1, "Fees paid separately"],
];

/** The meaning of a send mode; nothing for 0. */
export function sendModeTexts(mode: number): readonly string[] {
  return FLAGS.filter(([flag]) => (mode & flag) !== 0).map(([, text]) => text);
}
