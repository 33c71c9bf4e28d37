import { useMemo } from "react";
import { exactAmount } from "@/lib/ton/value/amount";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Spot } from "@/lib/domain/trace/graph-layout";
import type { TraceRow } from "@/lib/domain/trace/trace-view";
import { isIn, type Pane } from "./graph-pane";
import { COLUMN, NODE_WIDTH } from "./graph-scale";

interface GraphEdgesProps {
  readonly network: Pick<PageNetwork, "coin">;
  readonly rows: readonly TraceRow[];
  /** Centres of the nodes. */
  readonly spots: readonly Spot[];
  readonly pane: Pane;
  /** Whether the scale makes labels legible. */
  readonly showLabels: boolean;
}

const MAX_LABEL_LENGTH = 20;
const BEND = (COLUMN - NODE_WIDTH) * 0.2;

/** Messages as lines from sender to receiver. Failed ones are drawn differently. */
export function GraphEdges({ network, rows, spots, pane, showLabels }: GraphEdgesProps) {
  const lines = useMemo(() => linesOf(rows, spots), [rows, spots]);
  return (
    <g aria-hidden="true">
      <path d={lines.others} fill="none" strokeWidth={1} className="stroke-muted" />
      <path
        d={lines.failed}
        fill="none"
        strokeWidth={1.5}
        strokeDasharray="4 3"
        className="stroke-negative"
      />
      {showLabels &&
        rows.map((row, place) => {
          const spot = spots[place];
          if (row.parent === null || spot === undefined || !isIn(pane, spot)) return null;
          const x = spot.x - COLUMN + NODE_WIDTH / 2 + BEND + 4;
          return <EdgeLabel key={row.id} row={row} coin={network.coin} x={x} y={spot.y} />;
        })}
    </g>
  );
}

/** All lines of a style in one path, which is cheap to render. */
function linesOf(rows: readonly TraceRow[], spots: readonly Spot[]) {
  const lines = { failed: "", others: "" };
  for (const [place, { parent, tone }] of rows.entries()) {
    const [from, to] = [parent === null ? undefined : spots[parent], spots[place]];
    if (from === undefined || to === undefined) continue;
    const start = from.x + NODE_WIDTH / 2;
    const bend = start + BEND;
    lines[tone === "negative" ? "failed" : "others"] +=
      `M${start} ${from.y}C${bend} ${from.y} ${start} ${to.y} ${bend} ${to.y}H${to.x - NODE_WIDTH / 2}`;
  }
  return lines;
}

interface EdgeLabelProps {
  readonly row: TraceRow;
  readonly coin: string;
  readonly x: number;
  readonly y: number;
}

function EdgeLabel({ row: { operation, value }, coin, x, y }: EdgeLabelProps) {
  return (
    <text x={x} y={y - 4} fontSize={10} className="fill-muted">
      {operation.length > MAX_LABEL_LENGTH ? `${operation.slice(0, MAX_LABEL_LENGTH - 1)}…` : operation}
      {value !== null && (
        <tspan x={x} y={y + 11}>
          {exactAmount(value, 9)} {coin}
        </tspan>
      )}
    </text>
  );
}
