import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FormatError } from "./format-error";
import { parseLt } from "./lt";
import { anyText, readsOrRefuses } from "../../../testing/ton/test-garbage";

describe("logical time", () => {
  it("keeps all 64 bits", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (lt) => {
        expect(parseLt(lt.toString())).toBe(lt);
      }),
    );
  });

  it.each([
    ["", "it is empty"],
    ["-1", "it has something besides decimal digits"],
    ["1.5", "it has something besides decimal digits"],
    ["1e3", "it has something besides decimal digits"],
    ["0x10", "it has something besides decimal digits"],
    ["18446744073709551616", "it does not fit into 64 bits"],
    ["1".repeat(21), "it is longer than 20 digits"],
  ])("refuses %j: %s", (text, reason) => {
    expect(() => parseLt(text)).toThrow(new FormatError("logical time", reason));
  });

  it("throws nothing but FormatError, whatever the text", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(readsOrRefuses(() => parseLt(text))).toBe(true);
      }),
    );
  });
});
