import { amountText } from "@/lib/ton/value/amount";
import type { ChartSeries } from "./chart-series";

/** Of every network that the service knows. */
const COIN_DECIMALS = 9;

/** How high something is drawn: the one place where an amount becomes a number that is not exact. */
export function heightOf(value: number | bigint | undefined): number {
  return typeof value === "bigint" ? Number(value) / 10 ** COIN_DECIMALS : (value ?? 0);
}

/** As a tip says it, to the last digit. */
export function exactText(value: number | bigint | undefined, coin: string): string {
  return typeof value === "bigint" ? `${amountText(value, COIN_DECIMALS)} ${coin}` : String(value ?? 0);
}

/** A row for each place, as the drawing wants it: where it stands, and fields under the series' ids. */
export function placesOf(
  names: readonly string[],
  times: readonly number[] | null,
  series: readonly ChartSeries[],
) {
  return names.map((name, index) => ({
    place: times?.[index] ?? name,
    index,
    ...Object.fromEntries(series.map(({ id, values }) => [id, heightOf(values[index])])),
  }));
}

/** Between the lowest and the highest there are so many marks. */
const STEPS = 4;
const FEWEST_DIGITS = 3;
/** More than these a number of this kind cannot hold. */
const MOST_DIGITS = 15;

/** What stands beside an axis, "1.2K", with as many digits as it takes to tell one mark from the next. */
export function axisTexts(heights: readonly number[], fromZero: boolean): (value: number) => string {
  const [low, high] = heights.reduce(
    ([least, most], height) => [Math.min(least, height), Math.max(most, height)],
    [fromZero ? 0 : Infinity, fromZero ? 0 : -Infinity],
  );
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const needed = high > low ? Math.ceil(Math.log10((largest * STEPS) / (high - low))) + 1 : 0;
  const digits = Math.min(MOST_DIGITS, Math.max(FEWEST_DIGITS, needed));
  const format = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: digits });
  return (value) => format.format(value);
}
