const DIGITS = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const LONGEST = 60;

/** The bytes of a number in base 58, with a zero byte for each leading "1"; null if it is not one. */
export function base58ToBytes(text: string): Uint8Array | null {
  if (text === "" || text.length > LONGEST) return null;
  let value = 0n;
  for (const digit of text) {
    const at = DIGITS.indexOf(digit);
    if (at < 0) return null;
    value = value * 58n + BigInt(at);
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  const hex = value === 0n ? "" : value.toString(16);
  const bytes = (hex.length % 2 === 0 ? hex : `0${hex}`).match(/../g) ?? [];
  return Uint8Array.from([
    ...Array.from({ length: zeros }, () => 0),
    ...bytes.map((byte) => Number.parseInt(byte, 16)),
  ]);
}
