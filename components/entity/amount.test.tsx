import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { exactAmount, parseAmount } from "@/lib/ton/value/amount";
import { Amount } from "./amount";
import { amountDigits } from "./amount-digits";
import { textOf } from "../../testing/components/entity/test-markup";
import { HIDDEN_TEXT } from "./hidden-text-classes";

const VALUES = fc.bigInt({ min: -(2n ** 130n), max: 2n ** 130n });
const DECIMALS = fc.integer({ min: 0, max: 30 });

describe("an amount", () => {
  it("has every digit in the page, including hidden ones", () => {
    fc.assert(
      fc.property(VALUES, DECIMALS, fc.nat(12), fc.boolean(), (value, decimals, maxFraction, align) => {
        const markup = renderToStaticMarkup(
          <Amount value={value} decimals={decimals} maxFraction={maxFraction} align={align} />,
        );
        expect(textOf(markup)).toBe(exactAmount(value, decimals));
      }),
    );
  });

  it("shows no more digits than the amount has", () => {
    fc.assert(
      fc.property(VALUES, DECIMALS, fc.nat(12), (value, decimals, maxFraction) => {
        const { groups, shown, hiddenDigits, substitute } = amountDigits(value, decimals, maxFraction);
        const size = value < 0n ? -value : value;
        const seen = parseAmount(groups.join("") + shown, decimals);
        const isDust = size > 0n && size * 10n ** BigInt(maxFraction) < 10n ** BigInt(decimals);
        expect(substitute !== null).toBe(isDust);
        expect(isDust || seen <= size).toBe(true);
        expect(groups.join("") + shown + hiddenDigits).toBe(exactAmount(size, decimals));
        expect(shown.length).toBeLessThanOrEqual(maxFraction + 1);
      }),
    );
  });

  it("is cut, not rounded, with the other digits hidden", () => {
    const markup = renderToStaticMarkup(
      <Amount value={1_999_999_999n} decimals={9} maxFraction={2} symbol="GRAM" />,
    );
    expect(textOf(markup)).toBe("1.999999999 GRAM");
    expect(markup).toContain(`>.99</span><span class="${HIDDEN_TEXT}">9999999<`);
    expect(markup).toContain('title="1.999999999"');
  });

  it("shows dust as less than the smallest visible amount", () => {
    const markup = renderToStaticMarkup(<Amount value={12n} decimals={9} maxFraction={4} />);
    expect(markup).toContain('data-instead="&lt;0.0001"');
    expect(textOf(markup)).toBe("0.000000012");
  });

  it("reserves space for the digits of other rows in its column", () => {
    expect(amountDigits(15n, 1, 4).padding).toBe("");
    expect(amountDigits(1_500_000_000n, 9, 4).padding).toBe("000");
    expect(amountDigits(1_000_000_000n, 9, 4).padding).toBe(".0000");
    expect(amountDigits(5n, 0, 4).padding).toBe("");
  });

  it.each([
    ["in", "in +2", "text-positive"],
    ["out", "out -2", "text-warning"],
    ["self", "to itself 2", "text-muted"],
  ] as const)("that went %s says so by word, sign and colour", (direction, text, tone) => {
    const markup = renderToStaticMarkup(<Amount value={2n} decimals={0} direction={direction} />);
    expect(textOf(markup)).toBe(text);
    expect(markup).toContain(tone);
    expect(markup).toContain("<svg");
  });

  it("has no sign if it is zero", () => {
    expect(textOf(renderToStaticMarkup(<Amount value={0n} decimals={9} direction="out" />))).toBe("out 0");
  });

  it("is in the smallest units if decimals are unknown", () => {
    const markup = renderToStaticMarkup(
      <Amount value={1_234_567n} decimals={null} symbol={"X\u200b"} maxFraction={2} />,
    );
    expect(textOf(markup)).toBe("1234567 X[U+200B] in smallest units");
  });
});
