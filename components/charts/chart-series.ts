/** Colours of what charts show, by role. At most two stand in one chart; `app/palette.test.ts` sees to each pair. */
export const SERIES_COLORS = {
  done: "var(--link)",
  failed: "var(--negative)",
  received: "var(--link)",
  sent: "var(--warning)",
  fees: "var(--link)",
  balance: "var(--link)",
} as const;

export type ChartSeriesId = keyof typeof SERIES_COLORS;

/** One kind of bars, or a line: a value for each place of the chart. Amounts of coins are in their smallest units. */
export interface ChartSeries {
  readonly id: ChartSeriesId;
  readonly name: string;
  readonly values: readonly (number | bigint)[];
}
