const DIGITS = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
const GENERATORS = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];
/** The final values of bech32 and of bech32m. */
const CHECKSUMS: ReadonlySet<number> = new Set([1, 0x2bc830a3]);

function checksumOf(values: readonly number[]): number {
  let sum = 1;
  for (const value of values) {
    const top = sum >>> 25;
    sum = ((sum & 0x1ffffff) << 5) ^ value;
    GENERATORS.forEach((generator, bit) => {
      if (((top >>> bit) & 1) === 1) sum ^= generator;
    });
  }
  return sum >>> 0;
}

/** The prefix of a text in bech32, and whether its checksum matches; null if the text is not bech32. */
export function readBech32(text: string): { readonly prefix: string; readonly valid: boolean } | null {
  if (text !== text.toLowerCase() && text !== text.toUpperCase()) return null;
  const [, prefix, digits] = /^([a-z]{1,20})1([02-9ac-hj-np-z]{6,120})$/.exec(text.toLowerCase()) ?? [];
  if (prefix === undefined || digits === undefined) return null;
  const letters = Array.from(prefix, (letter) => letter.charCodeAt(0));
  const values = [
    ...letters.map((code) => code >> 5),
    0,
    ...letters.map((code) => code & 31),
    ...Array.from(digits, (digit) => DIGITS.indexOf(digit)),
  ];
  return { prefix, valid: CHECKSUMS.has(checksumOf(values)) };
}
