import { describe, expect, test } from "vitest";
import { FRIENDLY, MAINNET } from "../../testing/search/test-samples";
import { isFromSearch, numberedBlock, otherReadings } from "./bare-number";
import { outcomeOf } from "./outcome";

const search = (text: string) => outcomeOf(text, null, MAINNET, [MAINNET]);

describe("a bare number", () => {
  test("is a masterchain seqno, and can be something else", () => {
    const outcome = search("123");
    expect(numberedBlock(outcome)).toEqual({ seqno: 123, href: "/block/123?from=search" });
    expect(otherReadings(outcome).map(({ href }) => href)).toEqual(["/transactions?lt=123"]);
  });

  test.each(["#123", "lt 123", FRIENDLY, "tide", "47670702000009", "123abc", ""])("is not %j", (text) => {
    expect(numberedBlock(search(text))).toBeNull();
  });

  test("leads to a URL by which the page recognizes the search", () => {
    const query = numberedBlock(search("123"))?.href.split("?")[1];
    expect([isFromSearch(new URLSearchParams(query)), isFromSearch(new URLSearchParams("from=1"))]).toEqual([
      true,
      false,
    ]);
  });
});
