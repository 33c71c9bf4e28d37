import { COMMON_DIGITS, DIGITS, NOT_A_DIGIT, valuesOf } from "./bytes";

/** Added to the value of a digit that only one alphabet has; a text with both marks mixes them. */
const ONLY_STANDARD = 64;
const ONLY_URL = 128;
const MIXED = ONLY_STANDARD | ONLY_URL;

function valuesOfBothAlphabets(): Uint16Array {
  const values = valuesOf(COMMON_DIGITS);
  for (const value of [62, 63]) {
    values[DIGITS.standard.charCodeAt(value)] = value | ONLY_STANDARD;
    values[DIGITS.url.charCodeAt(value)] = value | ONLY_URL;
  }
  return values;
}

const BASE64_VALUE = /* @__PURE__ */ valuesOfBothAlphabets();

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
