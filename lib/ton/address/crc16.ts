const POLYNOMIAL = 0x1021;

const TABLE = Uint16Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) {
    remainder = (remainder & 0x8000) === 0 ? remainder << 1 : (remainder << 1) ^ POLYNOMIAL;
  }
  return remainder & 0xffff;
});

/** CRC-16/XMODEM, the checksum inside a friendly address. */
export function crc16(bytes: Uint8Array): number {
  let remainder = 0;
  for (const byte of bytes) remainder = ((remainder << 8) & 0xffff) ^ (TABLE[(remainder >> 8) ^ byte] ?? 0);
  return remainder;
}
