const HEX_DIGIT = /* @__PURE__ */ Uint8Array.from("0123456789abcdef", (digit) => digit.charCodeAt(0));
const latin1 = /* @__PURE__ */ new TextDecoder("latin1");

/** Large enough for the bytes of a cell, of which a bag has tens of thousands. */
const hexScratch = /* @__PURE__ */ new Uint8Array(256);

export function bytesToHex(bytes: Uint8Array): string {
  const length = bytes.length * 2;
  const codes = length <= hexScratch.length ? hexScratch : new Uint8Array(length);
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    codes[at * 2] = HEX_DIGIT[byte >> 4] ?? 0;
    codes[at * 2 + 1] = HEX_DIGIT[byte & 15] ?? 0;
  }
  return latin1.decode(codes.subarray(0, length));
}
