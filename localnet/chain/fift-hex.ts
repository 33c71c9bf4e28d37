import { BitString } from "@ton/core";

/** Parses hexadecimal digits; a trailing `_` means that the bits end before the last 1. */
export function bitsOfHex(digits: string): BitString {
  const marked = digits.endsWith("_");
  const text = digits
    .replace("_", "")
    .split("")
    .map((digit) => Number.parseInt(digit, 16).toString(2).padStart(4, "0"))
    .join("");
  const bits = marked ? text.slice(0, text.lastIndexOf("1")) : text;
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  for (const [at, bit] of bits.split("").entries()) {
    if (bit === "1") bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  return new BitString(bytes, 0, bits.length);
}
