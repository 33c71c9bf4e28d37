import * as fc from "fast-check";
import { domainToASCII } from "node:url";
import { expect, test } from "vitest";
import { decodePunycode } from "./punycode";

test.each([
  ["xn--e1afmkfd", "пример"],
  ["xn--80ak6aa92e", "аррӏе"],
  ["xn--mgbh0fb", "مثال"],
  ["xn--fsqu00a", "例子"],
  ["xn--bcher-kva", "bücher"],
  ["bücher", null],
  ["example", null],
  ["xn--", null],
  ["xn--!", null],
  ["xn--zzzzzzzzzzzz", null],
])("%s is %s", (label, text) => {
  expect(decodePunycode(label)).toBe(text);
});

test("decodes what browsers encode", () => {
  const letters = fc.constantFrom("a", "з", "語", "ü", "9", "ñ", "Ω", "д", "例", "子");
  fc.assert(
    fc.property(fc.array(letters, { minLength: 1, maxLength: 12 }), (text) => {
      const label = text.join("").toLowerCase();
      const written = domainToASCII(label);
      fc.pre(written.startsWith("xn--"));
      expect(decodePunycode(written)).toBe(label);
    }),
  );
});

test("never throws", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9-]{0,130}$/), (text) => {
      const decoded = decodePunycode(`xn--${text}`);
      expect(decoded === null || decoded.length > 0).toBe(true);
    }),
  );
});
