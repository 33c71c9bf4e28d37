import * as fc from "fast-check";
import { ANY_CHARACTER } from "../../testing/text/any-character";
import { describe, expect, it } from "vitest";
import { cleanInput } from "./clean";
import { FRIENDLY, HASH_BASE64, RAW } from "../../testing/search/test-samples";

describe("punctuation around an input", () => {
  it.each([
    [`  ${FRIENDLY}\n`, FRIENDLY],
    [`"${FRIENDLY}"`, FRIENDLY],
    [`“${FRIENDLY}”,`, FRIENDLY],
    [`<${FRIENDLY}>`, FRIENDLY],
    [`\`${FRIENDLY}\``, FRIENDLY],
    [`**${FRIENDLY}**`, FRIENDLY],
    [`(${FRIENDLY})`, `(${FRIENDLY})`],
    [`${FRIENDLY}).`, FRIENDLY],
    [`(${FRIENDLY}`, FRIENDLY],
    [`\u200b\ufeff${RAW}\u00a0;`, RAW],
    ["(-1,8000000000000000,5).", "(-1,8000000000000000,5)"],
    [HASH_BASE64, HASH_BASE64],
    ["  ...  ", ""],
  ])("is removed from %j: %j", (text, clean) => {
    expect(cleanInput(text)).toBe(clean);
  });

  it("is removed even when there is a megabyte of it", () => {
    expect(cleanInput(`${".".repeat(500_000)}x${" .".repeat(250_000)}`)).toHaveLength(500_001);
  });
});

describe("percent signs", () => {
  it.each([
    [encodeURIComponent(HASH_BASE64), HASH_BASE64],
    [encodeURIComponent("https://tonviewer.com/a%20b"), "https://tonviewer.com/a%20b"],
    ["%2520", "%20"],
    ["100%25 real", "100% real"],
    ["100% real", "100% real"],
    ["%ff%ff", "%ff%ff"],
  ])("of %j are decoded once: %j", (text, clean) => {
    expect(cleanInput(text)).toBe(clean);
  });

  it.each(["ton://transfer/x?text=a%26amount%3D5", "/search?q=a%26b", "tonviewer.com/x?y=%26"])(
    "of a link are not decoded: %s",
    (text) => {
      expect(cleanInput(text)).toBe(text);
    },
  );

  it("of any text cause no exception", () => {
    fc.assert(
      fc.property(fc.string({ unit: ANY_CHARACTER }), (text) => {
        expect(cleanInput(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
