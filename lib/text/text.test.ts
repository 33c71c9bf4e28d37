import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../testing/text/any-character";
import { describe, expect, test } from "vitest";
import { folded } from "./fold";
import { hasInvisible, withoutInvisible } from "./invisible";
import { mixedScripts } from "./scripts";
import { skeletonsOf } from "./skeleton";

describe("folding", () => {
  test.each([
    ["TIDE", "tide"],
    ["Straße", "STRASSE"],
    ["ﬁsh", "FISH"],
    ["Café", "cafe\u0301"],
    ["ＵＳＤＴ", "usdt"],
    ["ΣΊΣΥΦΟΣ", "σίσυφος"],
    ["ti\u200Bde", "tide"],
    ["Ёлка", "елка"],
  ])("makes %j and %j equal", (one, other) => {
    expect(folded(one)).toBe(folded(other));
  });

  test("does not make letters of different scripts equal", () => {
    expect(folded("ТIDE")).not.toBe(folded("TIDE"));
  });

  test("changes nothing when it is repeated", () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => {
        expect(folded(folded(text))).toBe(folded(text));
      }),
    );
  });
});

describe("invisible characters", () => {
  test.each(["a\u200Bb", "a\u00ADb", "\u202Eab", "a\u3164", "a\u{E0041}", "\u2066a\u2069", "a\uFE0F"])(
    "are found in %j",
    (text) => {
      expect(hasInvisible(text)).toBe(true);
      expect(hasInvisible(withoutInvisible(text))).toBe(false);
    },
  );

  test.each(["plain", "❤️", "👨‍👩‍👧", "👍🏽", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "TIDE 🌊"])("are not found in %j", (text) => {
    expect(hasInvisible(text)).toBe(false);
  });
});

describe("scripts", () => {
  test.each([
    ["ТIDE", ["Latin", "Cyrillic"]],
    ["one αtwo", ["Latin", "Greek"]],
    ["Токен TON", []],
    ["コインcoin", []],
    ["코인coin", []],
    ["42 coins", []],
    ["", []],
  ])("mixed in one word of %j are %j", (text, expected) => {
    expect(mixedScripts(text)).toEqual(expected);
  });
});

test("a text has at most two skeletons, both without lower case", () => {
  fc.assert(
    fc.property(fc.string({ unit: ANY_CHARACTER, maxLength: 300 }), (text) => {
      for (const skeleton of skeletonsOf(text)) expect(skeleton.toUpperCase()).toBe(skeleton);
      expect(skeletonsOf(text).length).toBeLessThanOrEqual(2);
    }),
  );
});
