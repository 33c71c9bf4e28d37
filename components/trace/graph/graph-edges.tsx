import { useMemo } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Spot } from "@/lib/domain/trace/view/graph-layout";
import type { TraceRow } from "@/lib/domain/trace/view/trace-view";
import { briefAmount, plainName } from "./graph-text";
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

const MAX_LABEL_LENGTH = 19;
const BEND = 14;

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

/** The operation above the line, and below it the tokens or coins that the message moves. */
function EdgeLabel({ row, coin, x, y }: EdgeLabelProps) {
  const moved = movedText(row, coin);
  return (
    <text x={x} y={y - 5} fontSize={11} className="fill-muted">
      {plainName(row.operation, MAX_LABEL_LENGTH)}
      {moved !== null && (
        <tspan x={x} y={y + 13} className="fill-text">
          {moved}
        </tspan>
      )}
    </text>
  );
}

const MAX_SYMBOL_LENGTH = 8;

function movedText({ value, tokens }: TraceRow, coin: string): string | null {
  if (tokens === null) return value === null ? null : `${briefAmount(value, 9)} ${coin}`;
  const { amount, token } = tokens;
  const symbol = token.doubt === null ? (token.symbol ?? "tokens") : "tokens";
  const decimals = token.decimals ?? 0;
  return `${briefAmount(amount, decimals)} ${plainName(symbol, MAX_SYMBOL_LENGTH)}`;
}
