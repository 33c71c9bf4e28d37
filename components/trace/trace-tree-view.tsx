"use client";

import { useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Name } from "@/components/entity/name";
import { hasChildren, siblingsOf, treeMove, visiblePlaces } from "@/lib/query/trace/tree-keys";
import type { PageNetwork } from "@/lib/query/page-network";
import type { TraceView } from "@/lib/query/trace/trace-view";
import { StepAccount, StepOutcome, StepValue } from "./step-words";
import type { Selection } from "./views";

export interface TraceViewProps {
  readonly network: PageNetwork;
  readonly trace: TraceView;
  readonly selection: Selection;
}

/** More would leave no room for words. */
const DEEPEST = 16;

/** Who set off whom, one step below the other. Without scripts it is a list of links. */
export function TraceTreeView({ network, trace: { rows, accounts }, selection }: TraceViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [focused, setFocused] = useState<number | null>(null);
  const siblings = useMemo(() => siblingsOf(rows), [rows]);
  const visible = visiblePlaces(rows, closed);
  const selectedAt = rows.findIndex(({ id }) => id === selection.selected);
  const entry = focused !== null && visible.includes(focused) ? focused : Math.max(0, selectedAt);

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
    else ref.current?.querySelector<HTMLElement>(`[data-place="${move.to}"]`)?.focus();
  };

  return (
    <div
      ref={ref}
      role="tree"
      tabIndex={-1}
      aria-label="Transactions and messages of the trace"
      onKeyDown={onKeyDown}
      className="border-y border-line"
    >
      {visible.map((place) => {
        const row = rows[place];
        if (row === undefined) return null;
        const isParent = hasChildren(rows, place);
        const isClosed = closed.has(place);
        return (
          <a
            key={place}
            role="treeitem"
            data-place={place}
            href={`${selection.hrefOf(row.id)}#selected`}
            tabIndex={place === entry ? 0 : -1}
            aria-level={row.depth + 1}
            aria-setsize={siblings[place]?.size}
            aria-posinset={siblings[place]?.position}
            aria-selected={row.id === selection.selected}
            aria-expanded={isParent ? !isClosed : undefined}
            onFocus={() => setFocused(place)}
            onClick={(event) => selection.select(event, row.id)}
            style={{ paddingInlineStart: `${Math.min(row.depth, DEEPEST) * 1.25 + 0.25}rem` }}
            className="flex flex-wrap items-baseline gap-x-2 border-b border-line py-1.5 pe-2 text-text no-underline -outline-offset-2 [content-visibility:auto] last:border-b-0 hover:bg-raised aria-selected:bg-highlight"
          >
            <Fold isParent={isParent} isClosed={isClosed} onFold={() => fold(place, !isClosed)} />
            <StepAccount account={row.account === null ? undefined : accounts[row.account]} />
            <Name text={row.operation} max={48} />
            <StepValue network={network} value={row.value} />
            <StepOutcome row={row} />
          </a>
        );
      })}
    </div>
  );
}

interface FoldProps {
  readonly isParent: boolean;
  readonly isClosed: boolean;
  readonly onFold: () => void;
}

/** For the pointer; keys fold by the arrows, and the item itself says whether it is open. */
function Fold({ isParent, isClosed, onFold }: FoldProps) {
  return (
    <span
      aria-hidden="true"
      onClick={(event) => {
        if (!isParent) return;
        event.preventDefault();
        event.stopPropagation();
        onFold();
      }}
      className="w-4 shrink-0 cursor-pointer text-center text-muted select-none"
    >
      {isParent ? (isClosed ? "▸" : "▾") : "·"}
    </span>
  );
}
