import { exactAmount } from "@/lib/ton/amount";
import type { PageNetwork } from "@/lib/query/page-network";
import type { Spot } from "@/lib/query/trace/graph-layout";
import type { TraceRow } from "@/lib/query/trace/trace-view";
import { COLUMN, NODE_WIDTH, placed } from "./graph-scale";

interface GraphEdgesProps {
  readonly network: Pick<PageNetwork, "coin">;
  readonly rows: readonly TraceRow[];
  readonly spots: readonly Spot[];
  /** Whether there is room to say what the messages are. */
  readonly words: boolean;
}

const LONGEST = 20;

/** The messages: a line from who sent each one to who received it. Those that failed are drawn apart. */
export function GraphEdges({ network, rows, spots, words }: GraphEdgesProps) {
  const edges = rows.flatMap((row, place) => {
    if (row.parent === null) return [];
    const from = placed(spots[row.parent]);
    const to = placed(spots[place]);
    const [start, end] = [from.x + NODE_WIDTH / 2, to.x - NODE_WIDTH / 2];
    const bend = start + (COLUMN - NODE_WIDTH) * 0.2;
    const line = `M${start} ${from.y}C${bend} ${from.y} ${start} ${to.y} ${bend} ${to.y}L${end} ${to.y}`;
    return [{ row, line, bend, y: to.y }];
  });
  const linesOf = (failed: boolean) =>
    edges.flatMap(({ row, line }) => ((row.tone === "negative") === failed ? [line] : [])).join("");
  return (
    <g aria-hidden="true">
      <path d={linesOf(false)} fill="none" strokeWidth={1} className="stroke-muted" />
      <path
        d={linesOf(true)}
        fill="none"
        strokeWidth={1.5}
        strokeDasharray="4 3"
        className="stroke-negative"
      />
      {words &&
        edges.map(({ row, bend, y }) => (
          <text key={row.id} x={bend + 4} y={y - 4} fontSize={10} className="fill-muted">
            {row.operation.length > LONGEST ? `${row.operation.slice(0, LONGEST - 1)}…` : row.operation}
            {row.value !== null && (
              <tspan x={bend + 4} y={y + 11}>
                {exactAmount(row.value, 9)} {network.coin}
              </tspan>
            )}
          </text>
        ))}
    </g>
  );
}
