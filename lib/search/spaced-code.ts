/** The characters of addresses, hashes and ids. */
const CODE = /^[\w+/=:\s\p{Cf}-]{40,140}$/u;
const SPACE = /[\s\p{Cf}]+/gu;

/**
 * An address or hash that was copied in groups, as we print it, or over several lines; null for any other text. Codes
 * are told from words by their form: text without a digit is not a code.
 */
export function withoutSpaces(text: string): string | null {
  if (!CODE.test(text) || !/\d/.test(text)) return null;
  const plain = text.replaceAll(SPACE, "");
  return plain === text ? null : plain;
}
