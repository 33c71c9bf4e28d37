import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { visibleText } from "./visible-text";

const shown = (text: string, max?: number) =>
  visibleText(text, max)
    .map((part) => (part.mark ? `[${part.text}]` : part.text))
    .join("");

const HOSTILE = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      ...Array.from(
        "\u200b\u200d\u202e\u2066\u00ad\ufe0f\u3164\u2800\u2003 \u00a0\u0301\u0489\u0000\n\ud800👩❤✅é",
      ),
    ),
    fc.string({ unit: ANY_CHARACTER, minLength: 1, maxLength: 1 }),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 120,
});

describe("untrusted text", () => {
  it.each([
    ["wallet.ton", "wallet.ton"],
    ["Müller & Söhne", "Müller & Söhne"],
    ["Tiếng Việt, क्षत्रिय, שָׁלוֹם, 日本　語", "Tiếng Việt, क्षत्रिय, שָׁלוֹם, 日本　語"],
    ["👩‍👩‍👧 ❤️ 👍🏽 1️⃣ 👁️‍🗨️", "👩‍👩‍👧 ❤️ 👍🏽 1️⃣ 👁️‍🗨️"],
    ["US\u200bDT", "US[U+200B]DT"],
    ["USDT\u202e\u2066\u200f", "USDT[U+202E +2]"],
    ["a\u200db", "a[U+200D]b"],
    ["1\ufe0f", "1[U+FE0F]"],
    ["USDT ", "USDT[U+0020]"],
    ["a  b", "a [U+0020]b"],
    ["a\u2003b", "a[U+2003]b"],
    ["a\nb\u0000", "a[U+000A]b[U+0000]"],
    ["\u3164", "[U+3164]"],
    ["\ud83d", "[U+D83D]"],
    ["\u0301a", "[U+0301]a"],
    [`a${"\u0301".repeat(30)}b`, `a${"\u0301".repeat(4)}[U+0301 +25]b`],
    ["", ""],
  ])("%j is shown as %j", (text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it("is cut to its maximum width, never within a character", () => {
    expect(shown("abcdef", 6)).toBe("abcdef");
    expect(shown("abcdefg", 6)).toBe("abcde[…]");
    expect(shown("abcde\u0301fg", 6)).toBe("abcde\u0301[…]");
    expect(shown("a".repeat(1_000_000))).toBe(`${"a".repeat(39)}[…]`);
    expect(shown("\u200b".repeat(1_000_000))).toBe("[U+200B +1999][…]");
  });

  it("never contains invisible characters", () => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        const plain = visibleText(text).filter(({ mark }) => !mark);
        for (const part of plain) {
          // Joiners and variation selectors inside emoji are checked above.
          const rest = part.text.replaceAll(/\u200d|\ufe0e|\ufe0f/g, "");
          expect(rest).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u);
          expect(rest).not.toMatch(/\p{M}{5}/u);
        }
        expect(shown(text)).not.toMatch(/^\s|\s$|\s\s/);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is never wider than its maximum", () => {
    fc.assert(
      fc.property(HOSTILE, fc.integer({ min: 1, max: 60 }), (text, max) => {
        const all = visibleText(text, max)
          .map((part) => part.text)
          .join("");
        expect(
          Array.from(all.replaceAll(/[\p{M}\u200d\p{Emoji_Modifier}]/gu, "")).length,
        ).toBeLessThanOrEqual(max);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is unchanged if it is harmless", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{Lu}\p{Ll}\p{Nd}.,_$!-]{1,40}$/u), (text) => {
        fc.pre(Array.from(text).length <= 40);
        expect(visibleText(text)).toEqual([{ text, mark: false }]);
      }),
    );
  });

  it("marks everything that it leaves out", () => {
    fc.assert(
      fc.property(HOSTILE, (text) => {
        const parts = visibleText(text, 10_000);
        const written = parts.map((part) => part.text).join("");
        expect(written === text || parts.some(({ mark }) => mark)).toBe(true);
      }),
    );
  });
});
