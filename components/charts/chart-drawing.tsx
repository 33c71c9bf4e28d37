"use client";

import { Area, Bar, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { ChartTip } from "./chart-tip";
import { axisTexts, heightOf, placesOf } from "./drawing-values";
import { isoMinuteText } from "./chart-texts";
import { SERIES_COLORS, type ChartSeries } from "./chart-series";

export interface ChartDrawingProps {
  /** Accessible name of the chart. */
  readonly title: string;
  /** Labels of the points, from left to right. */
  readonly names: readonly string[];
  /** Times of the points in Unix seconds; null for equal distances. */
  readonly times: readonly number[] | null;
  readonly series: readonly ChartSeries[];
  readonly as: "bars" | "stacked" | "line";
  readonly coin: string;
}

const TICK = { fill: "var(--text-muted)", fontSize: 12 };
/** Distances between points follow their times. */
const TIME_AXIS = {
  type: "number",
  domain: ["dataMin", "dataMax"],
  tickFormatter: isoMinuteText,
} as const;

const MARGIN = { top: 8, right: 8, bottom: 0, left: 0 };

/** Bars from zero, or a step line: a balance stays the same until the next transaction. */
export function ChartDrawing({ title, names, times, series, as, coin }: ChartDrawingProps) {
  const heights = series.flatMap(({ values }) => values.map(heightOf));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart data={placesOf(names, times, series)} title={title} margin={MARGIN} barCategoryGap="15%">
        <XAxis
          dataKey="place"
          {...(times === null ? {} : TIME_AXIS)}
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: "var(--line)" }}
          minTickGap={times === null ? 20 : 40}
        />
        <YAxis
          width="auto"
          // All of its ticks: without single ones the values would not seem to be linear.
          interval={0}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={axisTexts(heights, as !== "line")}
          allowDecimals={!heights.every(Number.isInteger)}
          domain={as === "line" ? ["auto", "auto"] : [0, "auto"]}
        />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: "var(--line)", stroke: "var(--edge)", fillOpacity: 0.4 }}
          content={<ChartTip names={names} series={series} coin={coin} />}
        />
        {series.map(({ id, name }) =>
          as === "line" ? (
            <Area
              key={id}
              dataKey={id}
              name={name}
              type="stepAfter"
              stroke={SERIES_COLORS[id]}
              strokeWidth={1.5}
              fill={SERIES_COLORS[id]}
              fillOpacity={0.1}
              isAnimationActive={false}
            />
          ) : (
            <Bar
              key={id}
              dataKey={id}
              name={name}
              fill={SERIES_COLORS[id]}
              {...(as === "stacked" ? { stackId: "all" } : {})}
              maxBarSize={48}
              isAnimationActive={false}
            />
          ),
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
