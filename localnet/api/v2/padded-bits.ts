import type { Cell } from "@ton/core";

/** The bits of a cell as bytes, padded with zero bits. */
export function paddedBits({ bits }: Cell): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  for (let at = 0; at < bits.length; at += 1) {
    if (bits.at(at)) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  return bytes;
}
