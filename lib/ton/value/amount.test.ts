import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText, exactAmount, formatAmount } from "./amount";
import { parseAmount } from "./parse-amount";
import { FormatError } from "./format-error";
import { anyText, damaged, readsOrRefuses } from "../../../testing/ton/test-garbage";

const VALUE = fc.bigInt({ min: -(2n ** 256n), max: 2n ** 256n });
const DECIMALS = fc.oneof(fc.constantFrom(0, 6, 9, 18), fc.nat({ max: 255 }));
const MAX_FRACTION = fc.nat({ max: 12 });

const magnitude = (value: bigint) => (value < 0n ? -value : value);

describe("exact amount", () => {
  it("is read back as the same number of base units", () => {
    fc.assert(
      fc.property(VALUE, DECIMALS, (value, decimals) => {
        expect(parseAmount(exactAmount(value, decimals), decimals)).toBe(value);
      }),
    );
  });

  it.each([
    [0n, 9, "0"],
    [1n, 9, "0.000000001"],
    [-1n, 9, "-0.000000001"],
    [1_500_000_000n, 9, "1.5"],
    [10_000_000_000n, 9, "10"],
    [123n, 0, "123"],
    [9_007_199_254_740_993n, 6, "9007199254.740993"],
    [5n, null, "5"],
  ])("of %d with %s decimals is %s", (value, decimals, text) => {
    expect(exactAmount(value, decimals)).toBe(text);
  });
});

describe("shown amount", () => {
  it("is never more than the value, and less by under one step", () => {
    fc.assert(
      fc.property(VALUE, DECIMALS, MAX_FRACTION, (value, decimals, maxFraction) => {
        const parts = formatAmount(value, decimals, { maxFraction, separator: "" });
        fc.pre(!parts.dust);
        const units = parseAmount(`${parts.whole}${parts.fraction && `.${parts.fraction}`}`, decimals);
        const step = 10n ** BigInt(Math.max(0, decimals - maxFraction));
        expect(units <= magnitude(value) && magnitude(value) - units < step).toBe(true);
        expect(parts.sign).toBe(value < 0n ? "-" : "");
        expect(parts.fraction.length).toBeLessThanOrEqual(maxFraction);
        expect(parts.fraction).not.toMatch(/0$/);
      }),
    );
  });

  it("is dust exactly when a value that is not zero would show as zero", () => {
    fc.assert(
      fc.property(
        fc.oneof(VALUE, fc.bigInt({ min: -9999n, max: 9999n })),
        DECIMALS,
        MAX_FRACTION,
        (value, decimals, maxFraction) => {
          const step = 10n ** BigInt(Math.max(0, decimals - maxFraction));
          const { dust } = formatAmount(value, decimals, { maxFraction });
          expect(dust).toBe(value !== 0n && magnitude(value) < step);
        },
      ),
    );
  });

  it("groups by three and is read back when nothing was cut", () => {
    fc.assert(
      fc.property(VALUE, DECIMALS, (value, decimals) => {
        const { whole } = formatAmount(value, decimals);
        expect(whole).toMatch(/^[0-9]{1,3}(?:,[0-9]{3})*$/);
        expect(parseAmount(amountText(value, decimals).replaceAll(",", ""), decimals)).toBe(value);
      }),
    );
  });

  it("keeps raw units and is marked when the decimals are unknown or impossible", () => {
    for (const decimals of [null, -1, 256, 1.5, Number.NaN]) {
      const parts = formatAmount(1234n, decimals, { separator: " " });
      expect(parts).toEqual({
        sign: "",
        whole: "1 234",
        fraction: "",
        dust: false,
        exact: "1234",
        unknownDecimals: true,
      });
    }
  });

  it.each([
    [1_234_567_890_123n, 9, 2, "1 234.56"],
    [1_999_999_999n, 9, 2, "1.99"],
    [1_000_000_001n, 9, 4, "1"],
    [99_999n, 9, 4, "<0.0001"],
    [-1n, 9, 4, "-<0.0001"],
    [999n, 3, 0, "<1"],
    [0n, 9, 4, "0"],
    [-2_500_000_000n, 9, 4, "-2.5"],
  ])("%d with %d decimals and at most %d shown is %s", (value, decimals, maxFraction, text) => {
    expect(amountText(value, decimals, { maxFraction, separator: " " })).toBe(text);
  });

  it("takes the separator literally", () => {
    expect(amountText(1234567n, 0, { separator: "$&" })).toBe("1$&234$&567");
  });
});

describe("typed amount", () => {
  it.each([
    ["1 234.5", 12345n],
    ["1\u2009234\u2009567", 12345670n],
    [".5", 5n],
    ["-.5", -5n],
    ["−1", -10n],
    [" 007.0 ", 70n],
  ])("%j with one decimal is %d units", (text, units) => {
    expect(parseAmount(text, 1)).toBe(units);
  });

  it.each([
    ["", "it is empty"],
    ["1,5", "it has a comma; the decimal separator is a point"],
    ["1.25", "it has 2 digits after the point, at most 1 fit"],
    ["1 23", "it is not a decimal number"],
    ["1 234\u2009567", "it is not a decimal number"],
    ["1e3", "it is not a decimal number"],
    ["0x10", "it is not a decimal number"],
    ["1.", "it is not a decimal number"],
    [".", "it is not a decimal number"],
    ["-", "it is not a decimal number"],
    ["٣", "it is not a decimal number"],
    ["9".repeat(1001), "it is longer than 1000 characters"],
  ])("refuses %j: %s", (text, reason) => {
    expect(() => parseAmount(text, 1)).toThrow(new FormatError("amount", reason));
  });

  it("throws nothing but FormatError, whatever the text and the decimals", () => {
    const near = damaged(VALUE.map((value) => amountText(value, 9)));
    fc.assert(
      fc.property(fc.oneof(anyText, near), fc.oneof(DECIMALS, fc.double()), (text, decimals) => {
        expect(readsOrRefuses(() => parseAmount(text, decimals))).toBe(true);
      }),
    );
  });
});
