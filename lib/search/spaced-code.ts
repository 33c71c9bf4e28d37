/** What addresses, hashes and ids are written with. */
const CODE = /^[\w+/=:\s\p{Cf}-]{40,140}$/u;
const SPACE = /[\s\p{Cf}]+/gu;

/**
 * An address or hash that was copied in groups, as we print it, or over several lines; null if the text is no such
 * thing. Words are told from codes by their form: nothing is a code that has no digit.
 */
export function withoutSpaces(text: string): string | null {
  if (!CODE.test(text) || !/\d/.test(text)) return null;
  const plain = text.replaceAll(SPACE, "");
  return plain === text ? null : plain;
}
