/**
 * Hexadecimal and base64 of bytes, by tables. `Buffer` and `atob` are avoided on purpose: the first
 * does not exist in browsers, and both accept malformed text.
 */

export type Base64Alphabet = "standard" | "url";

const COMMON_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const DIGITS = { standard: `${COMMON_DIGITS}+/`, url: `${COMMON_DIGITS}-_` } as const;
/** Added to the value of a digit that only one alphabet has; a text with both marks mixes them. */
const ONLY_STANDARD = 64;
const ONLY_URL = 128;
const MIXED = ONLY_STANDARD | ONLY_URL;
const NOT_A_DIGIT = 256;

function valuesOf(digits: string): Uint16Array {
  const values = new Uint16Array(128).fill(NOT_A_DIGIT);
  for (let value = 0; value < digits.length; value += 1) values[digits.charCodeAt(value)] = value;
  return values;
}

function valuesOfBothAlphabets(): Uint16Array {
  const values = valuesOf(COMMON_DIGITS);
  for (const value of [62, 63]) {
    values[DIGITS.standard.charCodeAt(value)] = value | ONLY_STANDARD;
    values[DIGITS.url.charCodeAt(value)] = value | ONLY_URL;
  }
  return values;
}

function valuesOfBothCases(): Uint16Array {
  const values = valuesOf("0123456789abcdef");
  for (let value = 10; value < 16; value += 1) values[0x41 + value - 10] = value;
  return values;
}

// If a page does not use these functions, their tables are left out of its scripts.
const BASE64_VALUE = /* @__PURE__ */ valuesOfBothAlphabets();
const HEX_VALUE = /* @__PURE__ */ valuesOfBothCases();
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

/** Null when the text is not an even number of hexadecimal digits. */
export function hexToBytes(text: string): Uint8Array | null {
  if (text.length % 2 !== 0) return null;
  const bytes = new Uint8Array(text.length / 2);
  let seen = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const high = HEX_VALUE[text.charCodeAt(at * 2)] ?? NOT_A_DIGIT;
    const low = HEX_VALUE[text.charCodeAt(at * 2 + 1)] ?? NOT_A_DIGIT;
    seen |= high | low;
    bytes[at] = high * 16 + low;
  }
  return seen < NOT_A_DIGIT ? bytes : null;
}

/** How many digits there are before the padding; null when the padding is wrong. */
function digitCount(text: string): number | null {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  if (padding > 0 && text.length % 4 !== 0) return null;
  const count = text.length - padding;
  return count % 4 === 1 ? null : count;
}

/**
 * Either alphabet, but not both in one text; padding may be left out but not be wrong; unused bits
 * of the last digit must be zero, so that one sequence of bytes has one spelling. Null otherwise.
 */
export function base64ToBytes(text: string): Uint8Array | null {
  const count = digitCount(text);
  if (count === null) return null;
  const bytes = new Uint8Array((count * 3) >> 2);
  let seen = 0;
  let pending = 0;
  let pendingBits = 0;
  let written = 0;
  for (let at = 0; at < count; at += 1) {
    const value = BASE64_VALUE[text.charCodeAt(at)] ?? NOT_A_DIGIT;
    seen |= value;
    pending = (pending << 6) | (value & 63);
    pendingBits += 6;
    if (pendingBits < 8) continue;
    pendingBits -= 8;
    bytes[written] = pending >> pendingBits;
    pending &= (1 << pendingBits) - 1;
    written += 1;
  }
  return seen < NOT_A_DIGIT && (seen & MIXED) !== MIXED && pending === 0 ? bytes : null;
}

/** The standard alphabet is padded; the URL alphabet is not. */
export function bytesToBase64(bytes: Uint8Array, alphabet: Base64Alphabet): string {
  const digits = DIGITS[alphabet];
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const present = Math.min(3, bytes.length - at);
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let digit = 0; digit <= present; digit += 1) text += digits.charAt((group >> (18 - digit * 6)) & 63);
  }
  return alphabet === "url" ? text : text + "=".repeat((3 - (bytes.length % 3)) % 3);
}
