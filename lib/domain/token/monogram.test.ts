import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../../testing/text/any-character";
import { expect, it } from "vitest";
import { monogramOf } from "./monogram";

it.each([
  ["tide", "T"],
  ["$GRAM", "G"],
  ["\u202Eusdt", "U"],
  ["💎 gem", "💎"],
  ["ünit", "Ü"],
  ["1INCH", "1"],
  ["", "?"],
  ["\u200B ", "?"],
])("%j has the monogram %s", (symbol, monogram) => {
  expect(monogramOf(symbol)).toBe(monogram);
});

it("a monogram is one visible character, whatever the symbol", () => {
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER }), (symbol) => {
      expect(monogramOf(symbol)).toMatch(/^(?:[\p{L}\p{N}\p{Extended_Pictographic}]{1,2}|\?)$/u);
    }),
  );
});
