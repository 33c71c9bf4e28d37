/** Colours of series, by role. A chart has at most two; `app/palette.test.ts` checks each pair. */
export const SERIES_COLORS = {
  done: "var(--link)",
  failed: "var(--negative)",
  received: "var(--link)",
  sent: "var(--warning)",
  fees: "var(--link)",
  balance: "var(--link)",
  total: "var(--link)",
  part: "var(--warning)",
  nominators: "var(--link)",
  validator: "var(--warning)",
} as const;

export type ChartSeriesId = keyof typeof SERIES_COLORS;

/** A series of bars or a line: one value per point. Coins are in nanocoins. */
export interface ChartSeries {
  readonly id: ChartSeriesId;
  readonly name: string;
  readonly values: readonly (number | bigint)[];
}
