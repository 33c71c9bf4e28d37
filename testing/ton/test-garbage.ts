import * as fc from "fast-check";
import { FormatError } from "../../lib/ton/value/format-error";

/** Used by the tests of this folder only. */

const utf16 = fc
  .array(fc.nat({ max: 0xffff }), { maxLength: 90 })
  .map((units) => String.fromCharCode(...units));

/** Printable text and any UTF-16 at all, lone surrogates included. */
export const anyText = fc.oneof(fc.string({ maxLength: 90 }), utf16);

/** Valid texts with one piece replaced, inserted or removed. */
export function damaged(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(
      texts,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(2),
      fc.oneof(fc.string({ maxLength: 2 }), utf16),
    )
    .map(([text, where, removed, noise]) => {
      const at = Math.floor(text.length * where);
      return text.slice(0, at) + noise + text.slice(at + removed);
    });
}

/** Whether `read` either returns or throws a FormatError. */
export function readsOrRefuses(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    return error instanceof FormatError;
  }
}
