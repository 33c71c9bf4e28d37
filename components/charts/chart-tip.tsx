import { exactText } from "./drawing-values";
import { SERIES_COLORS, type ChartSeries } from "./chart-series";

interface ChartTipProps {
  readonly active?: boolean | undefined;
  /** The hovered or focused point. */
  readonly payload?: readonly { readonly payload?: { readonly index?: number } }[];
  readonly names: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly coin: string;
}

/** The exact values at one point of a chart. */
export function ChartTip({ active, payload, names, series, coin }: ChartTipProps) {
  const index = payload?.[0]?.payload?.index;
  if (active !== true || index === undefined) return null;
  return (
    <div className="rounded-control border border-line bg-raised px-3 py-2 text-xs shadow">
      <p className="text-muted">{names[index]}</p>
      {series.map(({ id, name, values }) => (
        <p key={id} className="flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className="size-2 rounded-full"
            style={{ background: SERIES_COLORS[id] }}
          />
          {name}: {exactText(values[index], coin)}
        </p>
      ))}
    </div>
  );
}
