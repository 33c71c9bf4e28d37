import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { shareOf, shareText } from "./share";

test.each([
  [0, "0 %"],
  [0.000_01, "<0.01 %"],
  [0.014_2, "1.42 %"],
  [0.31, "31 %"],
  [0.999_99, "99.9 %"],
  [1, "100 %"],
])("%d is %s", (share, text) => {
  expect(shareText(share)).toBe(text);
});

test.each([
  [0.000_976_562_5, "0.0976 %"],
  [0.000_000_1, "<0.0001 %"],
  [0.5, "50 %"],
])("%d with four decimals is %s", (share, text) => {
  expect(shareText(share, 4)).toBe(text);
});

describe("a share of a whole", () => {
  it("is from 0 to 1, and grows with the part", () => {
    const amount = fc.bigInt({ min: 0n, max: 2n ** 130n });
    fc.assert(
      fc.property(amount, amount, amount, (one, other, whole) => {
        const [low, high] = [one, other]
          .toSorted((a, b) => (a < b ? -1 : 1))
          .map((part) => shareOf(part, whole));
        expect(low === null).toBe(whole === 0n);
        expect((low ?? 0) >= 0 && (low ?? 0) <= (high ?? 0) && (high ?? 0) <= 1).toBe(true);
      }),
    );
  });

  it("is 0 % only of nothing and 100 % only of everything", () => {
    const whole = 10n ** 20n;
    const texts = [0n, 1n, whole - 1n, whole].map((part) => shareText(shareOf(part, whole) ?? 0));
    expect(texts).toEqual(["0 %", "<0.01 %", "99.9 %", "100 %"]);
  });
});
