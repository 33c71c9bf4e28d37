"use client";

import { useMemo, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent } from "react";
import { hasChildren, siblingsOf, treeMove, visiblePlaces } from "@/lib/domain/trace/view/tree-keys";
import { FOLD_MARK, TreeRow } from "./trace-tree-row";
import { placeIn, type TraceViewProps } from "./trace-views";

/** The trace as a tree. Without scripts it is a list of links. */
export function TraceTreeView({ network, trace: { rows, accounts }, selection }: TraceViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [focused, setFocused] = useState<number | null>(null);
  const siblings = useMemo(() => siblingsOf(rows), [rows]);
  const visible = useMemo(() => visiblePlaces(rows, closed), [rows, closed]);
  const selectedAt = rows.findIndex(({ id }) => id === selection.selected);
  // If the selected step is folded away: the step that contains it.
  const entry =
    focused !== null && visible.includes(focused)
      ? focused
      : (visible.findLast((place) => place <= selectedAt) ?? 0);

  const fold = (place: number, isClosed: boolean) => {
    const next = new Set(closed);
    if (isClosed) next.add(place);
    else next.delete(place);
    setClosed(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const move = treeMove(event.key, entry, rows, closed);
    if (move === null) return;
    event.preventDefault();
    if ("fold" in move) fold(entry, move.fold);
    else goTo(ref.current?.querySelector<HTMLElement>(`[data-place="${move.to}"]`));
  };
  const onClick = (event: MouseEvent) => {
    const place = placeIn(event);
    const row = rows[place ?? -1];
    if (place === null || row === undefined) return;
    const isMark = event.target instanceof Element && event.target.matches(FOLD_MARK);
    if (!isMark || !hasChildren(rows, place)) {
      selection.select(event, row.id);
      // On a narrow screen, the sheet would cover it.
      if (event.defaultPrevented)
        event.currentTarget.querySelector(`[data-place="${place}"]`)?.scrollIntoView(NEAREST);
    } else {
      event.preventDefault();
      fold(place, !closed.has(place));
    }
  };

  return (
    <div
      ref={ref}
      role="tree"
      tabIndex={-1}
      aria-label="Transactions and messages of the trace"
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={(event: FocusEvent) => setFocused(placeIn(event) ?? entry)}
    >
      {visible.map((place) => {
        const row = rows[place];
        if (row === undefined) return null;
        return (
          <TreeRow
            key={place}
            network={network}
            row={row}
            account={row.account === null ? undefined : accounts[row.account]}
            place={place}
            siblings={siblings[place]}
            isOpen={hasChildren(rows, place) ? !closed.has(place) : null}
            isEntry={place === entry}
            isSelected={place === selectedAt}
            href={`${selection.hrefOf(row.id)}#selected`}
          />
        );
      })}
    </div>
  );
}

const NEAREST: ScrollIntoViewOptions = { block: "nearest" };

/** Rows off screen have estimated heights: the target can move when they are rendered. */
function goTo(row: HTMLElement | null | undefined): void {
  row?.focus();
  requestAnimationFrame(() => row?.scrollIntoView(NEAREST));
}
