import { memo } from "react";
import type { Spot } from "@/lib/domain/trace/graph-layout";
import type { TraceRow } from "@/lib/domain/trace/trace-view";
import type { Siblings } from "@/lib/domain/trace/tree-keys";
import { NODE_HEIGHT, NODE_WIDTH } from "./graph-scale";

interface GraphNodeProps {
  readonly row: TraceRow;
  readonly letter: string;
  readonly entity: string | undefined;
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

/**
 * A transaction, or a message without one, shown as the letter of its account. The graph handles clicks
 * and keys.
 */
export const GraphNode = memo(function GraphNode({
  row,
  letter,
  entity,
  place,
  spot: { x, y },
  siblings,
  isEntry,
  isSelected,
  href,
}: GraphNodeProps) {
  const label = `${row.operation} at ${letter}: ${row.label}${row.reason === null ? "" : `, ${row.reason}`}`;
  return (
    <a
      role="treeitem"
      data-place={place}
      data-entity={entity}
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
        rx={4}
        strokeWidth={isSelected ? 3 : 1.5}
        className={`${isSelected ? "fill-highlight" : "fill-surface"} ${BORDERS[row.tone]} group-focus-visible/node:fill-highlight`}
      />
      <text x={x} y={y + 4} textAnchor="middle" fontSize={12} className="fill-text font-mono">
        {letter}
      </text>
    </a>
  );
});
