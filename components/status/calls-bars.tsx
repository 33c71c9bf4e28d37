"use client";

import { numberText } from "@/lib/text/counted";
import { Bar, BarChart, ResponsiveContainer, XAxis, YAxis } from "recharts";
import type { StatusReport } from "@/lib/domain/status/status-report";

const TICK = { fill: "var(--text-muted)", fontSize: 12 };
/**
 * Every two minutes. Without a fixed interval, recharts measures the label of each of the 60 bars, with a layout for
 * each.
 */
const BARS_PER_TICK = 12;

export function CallsBars({ calls }: { readonly calls: StatusReport["calls"] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={calls}
        accessibilityLayer={false}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        barCategoryGap={1}
      >
        <XAxis
          dataKey="fromMs"
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: "var(--line)" }}
          interval={BARS_PER_TICK - 1}
          tickFormatter={(fromMs: number) => new Date(fromMs).toISOString().slice(11, 16)}
        />
        <YAxis
          allowDecimals={false}
          width="auto"
          interval={0}
          tickFormatter={numberText}
          tick={TICK}
          tickLine={false}
          axisLine={false}
        />
        <Bar dataKey="ok" stackId="calls" fill="var(--link)" isAnimationActive={false} />
        <Bar dataKey="failed" stackId="calls" fill="var(--negative)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
