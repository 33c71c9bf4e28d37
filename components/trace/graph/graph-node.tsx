import { memo } from "react";
import type { Spot } from "@/lib/domain/trace/view/graph-layout";
import { middle } from "@/lib/ton/value/shorten";
import type { TraceAccount, TraceRow } from "@/lib/domain/trace/view/trace-view";
import type { Siblings } from "@/lib/domain/trace/view/tree-keys";
import { NODE_HEIGHT, NODE_WIDTH } from "./graph-scale";
import { plainName } from "./graph-text";

interface GraphNodeProps {
  readonly row: TraceRow;
  readonly account: TraceAccount | undefined;
  readonly place: number;
  readonly spot: Spot;
  readonly siblings: Siblings | undefined;
  readonly isEntry: boolean;
  readonly isSelected: boolean;
  readonly href: string;
}

const BORDERS = {
  positive: "stroke-edge",
  neutral: "stroke-edge [stroke-dasharray:3_2]",
  warning: "stroke-warning [stroke-dasharray:3_2]",
  negative: "stroke-negative [stroke-dasharray:3_2]",
} as const;

const FILLS = {
  positive: "fill-positive",
  neutral: "fill-muted",
  warning: "fill-warning",
  negative: "fill-negative",
} as const;

const MARKS = { positive: "✓", neutral: "·", warning: "!", negative: "✕" } as const;

/** As many letters as fit into a node. */
const MAX_NAME_LENGTH = 18;
const MAX_OUTCOME_LENGTH = 24;

/**
 * A transaction, or a message without one: its account and how it ended. The graph handles clicks and keys.
 */
export const GraphNode = memo(function GraphNode({
  row,
  account,
  place,
  spot: { x, y },
  siblings,
  isEntry,
  isSelected,
  href,
}: GraphNodeProps) {
  const left = x - NODE_WIDTH / 2 + 9;
  const letter = account?.letter ?? "–";
  const name =
    account === undefined ? "External" : (account.name ?? account.role ?? middle(account.friendly));
  const label = `${row.operation} at ${letter}: ${row.label}${row.reason === null ? "" : `, ${row.reason}`}`;
  return (
    <a
      role="treeitem"
      data-place={place}
      data-entity={account?.address}
      href={href}
      tabIndex={isEntry ? 0 : -1}
      aria-label={label}
      aria-level={row.depth + 1}
      aria-setsize={siblings?.size}
      aria-posinset={siblings?.position}
      aria-selected={isSelected}
      className="group/node"
    >
      <title>{label}</title>
      <rect
        x={x - NODE_WIDTH / 2}
        y={y - NODE_HEIGHT / 2}
        width={NODE_WIDTH}
        height={NODE_HEIGHT}
        rx={8}
        strokeWidth={isSelected ? 2.5 : 1}
        className={`${isSelected ? "fill-link-soft stroke-link" : `fill-raised ${BORDERS[row.tone]}`} group-focus-visible/node:fill-link-soft`}
      />
      <text x={left} y={y - 4} fontSize={12} className="fill-text">
        <tspan className="fill-muted font-mono">{letter}</tspan> {plainName(name, MAX_NAME_LENGTH)}
      </text>
      <text x={left} y={y + 12} fontSize={11} className={FILLS[row.tone]}>
        {plainName(`${MARKS[row.tone]} ${row.reason ?? row.label}`, MAX_OUTCOME_LENGTH)}
      </text>
    </a>
  );
});
