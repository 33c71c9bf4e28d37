import * as fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { exactAmount } from "@/lib/ton/value/amount";
import { parseAmount } from "@/lib/ton/value/parse-amount";
import { Amount } from "./amount";
import { amountDigits } from "./amount-digits";
import { textOf } from "../../testing/components/entity/test-markup";

const VALUES = fc.bigInt({ min: -(2n ** 130n), max: 2n ** 130n });
const DECIMALS = fc.integer({ min: 0, max: 30 });

describe("an amount", () => {
  it("has every digit in the page, including hidden ones", () => {
    fc.assert(
      fc.property(VALUES, DECIMALS, fc.boolean(), (value, decimals, brief) => {
        const markup = renderToStaticMarkup(<Amount value={value} decimals={decimals} brief={brief} />);
        expect(textOf(markup)).toBe(exactAmount(value, decimals));
      }),
    );
  });

  it("never shows more than the exact value, and replaces only dust in lists", () => {
    fc.assert(
      fc.property(VALUES, DECIMALS, fc.boolean(), (value, decimals, brief) => {
        const { groups, shown, hiddenDigits, substitute } = amountDigits(value, decimals, brief);
        const size = value < 0n ? -value : value;
        const visible = parseAmount(groups.join("") + shown, decimals);
        const isDust = brief && size > 0n && size * 10n ** 9n < 10n ** BigInt(decimals);
        expect(substitute !== null).toBe(isDust);
        expect(isDust || visible <= size).toBe(true);
        expect(groups.join("") + shown + hiddenDigits).toBe(exactAmount(size, decimals));
        expect(brief || hiddenDigits === "").toBe(true);
      }),
    );
  });

  it.each([
    [1_830_218_328_188n, "1|830", ".2183"],
    [739_105_444n, "0", ".7391"],
    [12_345n, "0", ".00001234"],
    [1n, "0", ".000000001"],
    [12_500_000_000n, "12", ".5"],
    [5_000_000_000_000n, "5|000", ""],
    [1_000_010_000n, "1", ""],
  ])("%d in a list has at most four significant decimals", (value, whole, fraction) => {
    const { groups, shown } = amountDigits(value, 9, true);
    expect([groups.join("|"), shown]).toEqual([whole, fraction]);
  });

  it("is truncated, not rounded, with the other digits hidden and the exact amount as a tip", () => {
    const markup = renderToStaticMarkup(<Amount value={1_999_999_999n} decimals={9} brief symbol="GRAM" />);
    expect(textOf(markup)).toBe("1.999999999 GRAM");
    expect(markup).toContain(`>.9999</span><span class="hidden-text">99999<`);
    expect(markup).toContain('title="1.999999999"');
  });

  it("dims its decimals, except below one", () => {
    const dimmed = (value: bigint) =>
      renderToStaticMarkup(<Amount value={value} decimals={9} />).includes('<span class="text-muted">');
    expect([dimmed(1_500_000_000n), dimmed(500_000_000n)]).toEqual([true, false]);
  });

  it("shows dust as less than the smallest visible amount", () => {
    const markup = renderToStaticMarkup(<Amount value={12n} decimals={18} brief />);
    expect(markup).toContain('data-instead="&lt;0.000000001"');
    expect(textOf(markup)).toBe("0.000000000000000012");
  });

  it.each([
    ["in", "in +2", "text-positive"],
    ["out", "out -2", "text-warning"],
    ["self", "to itself 2", "text-muted"],
  ] as const)(
    'with the direction "%s" reads "%s" in the colour of that direction',
    (direction, text, tone) => {
      const markup = renderToStaticMarkup(<Amount value={2n} decimals={0} direction={direction} />);
      expect(textOf(markup)).toBe(text);
      expect(markup).toContain(tone);
    },
  );

  it("has no sign if it is zero", () => {
    expect(textOf(renderToStaticMarkup(<Amount value={0n} decimals={9} direction="out" />))).toBe("out 0");
  });

  it("is in raw units if decimals are unknown", () => {
    const markup = renderToStaticMarkup(
      <Amount value={1_234_567n} decimals={null} symbol={"X\u200b"} brief />,
    );
    expect(textOf(markup)).toBe("1234567 X[U+200B] raw units (decimals unknown)");
    // A token that states none has nine.
    expect(markup).toContain('title="The decimals are not known"');
  });
});
