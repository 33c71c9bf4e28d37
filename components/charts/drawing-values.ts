import { numberText } from "@/lib/text/counted";
import { amountText } from "@/lib/ton/value/amount";
import type { ChartSeries } from "./chart-series";

/** The same on all networks. */
const COIN_DECIMALS = 9;

/** Height of a value in a drawing: the only place where an amount loses precision. */
export function heightOf(value: number | bigint | undefined): number {
  return typeof value === "bigint" ? Number(value) / 10 ** COIN_DECIMALS : (value ?? 0);
}

/** The exact value, for tips. */
export function exactText(value: number | bigint | undefined, coin: string): string {
  return typeof value === "bigint" ? `${amountText(value, COIN_DECIMALS)} ${coin}` : numberText(value ?? 0);
}

/** One row for each point in recharts' format, with values under the ids of their series. */
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

/** Steps between the lowest and the highest tick. */
const STEPS = 4;
const MIN_DIGITS = 3;
/** Precision of a double. */
const MAX_DIGITS = 15;

/** Formats ticks ("1.2K") with as many digits as are needed to distinguish them. */
export function axisTexts(heights: readonly number[], fromZero: boolean): (value: number) => string {
  const [low, high] = heights.reduce(
    ([least, most], height) => [Math.min(least, height), Math.max(most, height)],
    [fromZero ? 0 : Infinity, fromZero ? 0 : -Infinity],
  );
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const needed = high > low ? Math.ceil(Math.log10((largest * STEPS) / (high - low))) + 1 : 0;
  const digits = Math.min(MAX_DIGITS, Math.max(MIN_DIGITS, needed));
  const format = new Intl.NumberFormat("en", { notation: "compact", maximumSignificantDigits: digits });
  return (value) => format.format(value);
}
