import { amountText } from "@/lib/ton/amount";
import type { Series } from "./series";

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
  series: readonly Series[],
) {
  return names.map((name, index) => ({
    place: times?.[index] ?? name,
    index,
    ...Object.fromEntries(series.map(({ id, values }) => [id, heightOf(values[index])])),
  }));
}

const SHORT = new Intl.NumberFormat("en", { notation: "compact", maximumFractionDigits: 3 });

/** Beside an axis: "1.2K". */
export function axisText(value: number): string {
  return SHORT.format(value);
}
