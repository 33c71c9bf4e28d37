"use client";

import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { graphLayout } from "@/lib/query/trace/graph-layout";
import { treeMove } from "@/lib/query/trace/tree-keys";
import { GraphEdges } from "./graph-edges";
import { GraphNode } from "./graph-node";
import { COLUMN, LINE, MARGIN, placed } from "./graph-scale";
import type { TraceViewProps } from "./trace-tree-view";

const NOTHING_CLOSED: ReadonlySet<number> = new Set();
const STEPS = 1.25;
const SMALLEST = 0.1;
const LARGEST = 4;
/** With more there is no room for words at the arrows. */
const MOST_WITH_WORDS = 120;

/** Who set off whom, as a drawing. The keys are those of the tree. */
export function TraceGraph({ network, trace: { rows, accounts }, selection }: TraceViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [focused, setFocused] = useState<number | null>(null);
  const layout = useMemo(() => graphLayout(rows), [rows]);
  const width = layout.columns * COLUMN + 2 * MARGIN;
  const height = layout.lines * LINE + 2 * MARGIN;
  const entry =
    focused ??
    Math.max(
      0,
      rows.findIndex(({ id }) => id === selection.selected),
    );

  const zoom = (to: number) => setScale(Math.min(LARGEST, Math.max(SMALLEST, to)));
  const fit = () => {
    const box = frame.current;
    if (box !== null) zoom(Math.min(1, box.clientWidth / width, box.clientHeight / height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const move = treeMove(event.key, entry, rows, NOTHING_CLOSED);
    if (move === null) return;
    event.preventDefault();
    // Nothing folds here: where a tree would, one goes up.
    const to = "to" in move ? move.to : rows[entry]?.parent;
    frame.current?.querySelector<SVGElement>(`[data-place="${to ?? entry}"]`)?.focus();
  };

  return (
    <div>
      <div className="mb-2 flex gap-1 print:hidden">
        <ZoomButton name="Larger" onClick={() => zoom(scale * STEPS)} />
        <ZoomButton name="Smaller" onClick={() => zoom(scale / STEPS)} />
        <ZoomButton name="Fit" onClick={fit} />
      </div>
      <div ref={frame} className="max-h-[70vh] overflow-auto rounded border border-line">
        <svg
          role="tree"
          aria-label="Graph of the trace"
          tabIndex={-1}
          width={width * scale}
          height={height * scale}
          viewBox={`0 0 ${width} ${height}`}
          onKeyDown={onKeyDown}
          className="block fill-current text-text"
        >
          <GraphEdges
            network={network}
            rows={rows}
            spots={layout.spots}
            words={rows.length <= MOST_WITH_WORDS}
          />
          {rows.map((row, place) => {
            const account = row.account === null ? undefined : accounts[row.account];
            return (
              <GraphNode
                key={row.id}
                row={row}
                letter={account?.letter ?? "–"}
                entity={account?.address}
                place={place}
                spot={placed(layout.spots[place])}
                isEntry={place === entry}
                isSelected={row.id === selection.selected}
                href={`${selection.hrefOf(row.id)}#selected`}
                onFocus={() => setFocused(place)}
                onClick={(event) => selection.select(event, row.id)}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}

function ZoomButton({ name, onClick }: { readonly name: string; readonly onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="cursor-pointer rounded border border-edge px-2 py-0.5 text-xs hover:bg-raised"
    >
      {name}
    </button>
  );
}
