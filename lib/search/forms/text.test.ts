import { describe, expect, it } from "vitest";
import { FRIENDLY, HASH, only } from "../test-samples";
import { textForm } from "./text";

describe("a text", () => {
  it.each([
    ["Tether USD", "Tether USD"],
    ["a\n b", "a b"],
    ["₮", "₮"],
    ["💎", "💎"],
    ["тонкоин", "тонкоин"],
    ["777", "777"],
  ])("%j can be a name: %j", (text, query) => {
    expect(only(textForm, text)).toEqual({ kind: "text", query, certainty: "possible", testnet: null });
  });

  it.each([
    ["", "nothing"],
    ["---", "punctuation alone"],
    [FRIENDLY.slice(1), "an address with a character missing"],
    [HASH.slice(1), "a hash with a digit missing"],
    ["https://example.com/x", "a link"],
    ["word ".repeat(30), "a long text"],
  ])("%j is no name: %s", (text) => {
    expect(textForm.read(text)).toEqual([]);
  });
});
