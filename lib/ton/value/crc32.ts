/** A table for each byte, of a polynomial with its bits reversed. */
function tableOf(polynomial: number): Int32Array {
  return Int32Array.from({ length: 256 }, (_, byte) => {
    let remainder = byte;
    for (let bit = 0; bit < 8; bit += 1)
      remainder = (remainder & 1) === 0 ? remainder >>> 1 : (remainder >>> 1) ^ polynomial;
    return remainder;
  });
}

const IEEE = /* @__PURE__ */ tableOf(0xedb88320);
const CASTAGNOLI = /* @__PURE__ */ tableOf(0x82f63b78);

function checksum(table: Int32Array, bytes: Uint8Array): number {
  let remainder = -1;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (table[(remainder ^ byte) & 255] ?? 0);
  return ~remainder >>> 0;
}

/** CRC-32 of IEEE 802.3: opcodes of TL-B declarations are made with it. */
export function crc32(bytes: Uint8Array): number {
  return checksum(IEEE, bytes);
}

/** CRC-32C, the checksum at the end of a bag of cells. */
export function crc32c(bytes: Uint8Array): number {
  return checksum(CASTAGNOLI, bytes);
}
