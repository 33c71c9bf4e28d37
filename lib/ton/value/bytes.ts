/**
 * Hexadecimal and base64 of bytes, by tables. `Buffer` and `atob` are avoided on purpose: the first
 * does not exist in browsers, and both accept malformed text. Every page writes addresses and needs the two functions
 * of this file; the opposite ones, in `write-hex.ts` and `read-base64.ts`, would be in the scripts of every page, too.
 */

export type Base64Alphabet = "standard" | "url";

export const COMMON_DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
export const DIGITS = { standard: `${COMMON_DIGITS}+/`, url: `${COMMON_DIGITS}-_` } as const;
export const NOT_A_DIGIT = 256;

export function valuesOf(digits: string): Uint16Array {
  const values = new Uint16Array(128).fill(NOT_A_DIGIT);
  for (let value = 0; value < digits.length; value += 1) values[digits.charCodeAt(value)] = value;
  return values;
}

function valuesOfBothCases(): Uint16Array {
  const values = valuesOf("0123456789abcdef");
  for (let value = 10; value < 16; value += 1) values[0x41 + value - 10] = value;
  return values;
}

// If a page does not use these functions, their tables are left out of its scripts.
const HEX_VALUE = /* @__PURE__ */ valuesOfBothCases();

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
