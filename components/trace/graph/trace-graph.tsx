"use client";

import { useEffect, useMemo, useRef, useState, type FocusEvent, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { graphLayout } from "@/lib/domain/trace/view/graph-layout";
import { siblingsOf, treeMove } from "@/lib/domain/trace/view/tree-keys";
import { GraphEdges } from "./graph-edges";
import { GraphNode } from "./graph-node";
import { isIn, usePane } from "./graph-pane";
import { COLUMN, LINE, MARGIN, placed } from "./graph-scale";
import { placeIn, type TraceViewProps } from "../trace-views";
import { ZoomButton } from "./zoom-button";

const NOTHING_CLOSED: ReadonlySet<number> = new Set();
const STEPS = 1.25;
const MIN_SCALE = 0.1;
const MAX_SCALE = 4;
/** Below this scale labels are illegible. */
const MIN_SCALE_WITH_LABELS = 0.7;

interface TraceGraphProps extends TraceViewProps {
  /** Whether the trace fills the window. */
  readonly isFull: boolean;
  readonly onFullChange: (isFull: boolean) => void;
}

/** The trace as a graph, with the keys of the tree. Only the visible area of a large graph is rendered. */
export function TraceGraph({
  network,
  trace: { rows, accounts },
  selection,
  isFull,
  onFullChange,
}: TraceGraphProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [focused, setFocused] = useState<number | null>(null);
  const [pane, updatePane] = usePane(frame, scale);
  const layout = useMemo(() => graphLayout(rows), [rows]);
  const spots = useMemo(() => layout.spots.map((spot) => placed(spot)), [layout]);
  const siblings = useMemo(() => siblingsOf(rows), [rows]);
  const width = layout.columns * COLUMN + 2 * MARGIN;
  const height = layout.lines * LINE + 2 * MARGIN;
  const selectedAt = rows.findIndex(({ id }) => id === selection.selected);
  const entry = focused ?? Math.max(0, selectedAt);

  // Scrolls to the initial selection.
  useEffect(() => centreSelected(frame.current), []);

  const zoom = (to: number) => setScale(Math.min(MAX_SCALE, Math.max(MIN_SCALE, to)));
  const fit = () => {
    const box = frame.current;
    if (box !== null) zoom(Math.min(1, box.clientWidth / width, box.clientHeight / height));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const move = treeMove(event.key, entry, rows, NOTHING_CLOSED);
    if (move === null) return;
    event.preventDefault();
    // Nodes do not collapse: the key that would collapse one moves to its parent.
    const to = ("to" in move ? move.to : rows[entry]?.parent) ?? entry;
    // The node may not be rendered yet, and has to be before it can be focused.
    flushSync(() => setFocused(to));
    frame.current?.querySelector<SVGElement>(`[data-place="${to}"]`)?.focus();
  };

  return (
    <div>
      <div className="mb-2 flex gap-1 print:hidden">
        <ZoomButton name="Larger" onClick={() => zoom(scale * STEPS)} />
        <ZoomButton name="Smaller" onClick={() => zoom(scale / STEPS)} />
        <ZoomButton name="Fit" onClick={fit} />
        <span className="noscript:hidden">
          <ZoomButton
            name={isFull ? "Exit full screen" : "Full screen"}
            onClick={() => onFullChange(!isFull)}
          />
        </span>
      </div>
      <div
        ref={frame}
        onScroll={updatePane}
        className={`overflow-auto rounded-xl border border-line bg-surface ${isFull ? "max-h-[calc(100dvh-9rem)]" : "max-h-[70vh]"}`}
      >
        <svg
          role="tree"
          aria-label="Graph of the trace"
          tabIndex={-1}
          width={width * scale}
          height={height * scale}
          viewBox={`0 0 ${width} ${height}`}
          onKeyDown={onKeyDown}
          onFocus={(event: FocusEvent) => setFocused(placeIn(event) ?? entry)}
          onClick={(event) => {
            const row = rows[placeIn(event) ?? -1];
            if (row !== undefined) selection.select(event, row.id);
          }}
          className="block fill-current text-text"
        >
          <GraphEdges
            network={network}
            rows={rows}
            spots={spots}
            pane={pane}
            showLabels={scale >= MIN_SCALE_WITH_LABELS}
          />
          {rows.map((row, place) => {
            const spot = spots[place];
            if (spot === undefined || !(place === entry || isIn(pane, spot))) return null;
            const account = row.account === null ? undefined : accounts[row.account];
            return (
              <GraphNode
                key={row.id}
                row={row}
                account={account}
                place={place}
                spot={spot}
                siblings={siblings[place]}
                isEntry={place === entry}
                isSelected={place === selectedAt}
                href={`${selection.hrefOf(row.id)}#selected`}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}

function centreSelected(frame: HTMLElement | null): void {
  const chosen = frame?.querySelector("[aria-selected=true]");
  if (frame === null || chosen === null || chosen === undefined) return;
  const [outer, inner] = [frame.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const left = inner.left - outer.left + inner.width / 2 - outer.width / 2;
  const top = inner.top - outer.top + inner.height / 2 - outer.height / 2;
  frame.scrollBy({ left, top });
}
