"use client";

import { useMemo, useState, type ReactNode } from "react";
import type { Column } from "@/components/ui/data-table";
import { lazyPart } from "@/components/ui/lazy-part";
import type { IdOf } from "@/lib/domain/list/unique-rows";
import type { ListedRows } from "@/lib/domain/list/opened-list";
import { rowsPath, type RowKind } from "@/lib/domain/list/row-kind";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { ExportControlProps } from "@/components/export/export-control";
import { InfiniteListView } from "./infinite-list";

export interface RowListProps<R, Q> extends Omit<ListedRows<R, Q>, "problem"> {
  readonly network: PageNetwork;
  /** The controls of the filter, above the rows. */
  readonly filters?: ReactNode;
}

interface RowListOf<R, Q> {
  readonly kind: RowKind<R, Q>;
  /** The first column links to the row's page. */
  readonly columns: (network: PageNetwork, query: Q) => readonly Column<R>[];
  /** Whether rows are cards in a grid. */
  readonly isGallery?: (query: Q) => boolean;
}

interface ArrangedListOf<R, Q, S> {
  readonly kind: RowKind<R, Q>;
  /** Combines several loaded rows into one on screen. */
  readonly arrange: (rows: readonly R[], isEnd: boolean) => readonly S[];
  readonly idOf: IdOf<S>;
  /** Whether a row on screen is still the same after more have been loaded. */
  readonly isSame: (one: S, other: S) => boolean;
  readonly columns: (network: PageNetwork, query: Q) => readonly Column<S>[];
  readonly isGallery?: ((query: Q) => boolean) | undefined;
}

/** The list component of a row kind. */
export function rowList<R, Q>({ kind, columns, isGallery }: RowListOf<R, Q>) {
  return arrangedRowList<R, Q, R>({
    kind,
    columns,
    isGallery,
    idOf: kind.idOf,
    isSame: Object.is,
    arrange: (rows) => rows,
  });
}

export function arrangedRowList<R, Q, S>({
  kind,
  arrange,
  idOf,
  isSame,
  columns,
  isGallery,
}: ArrangedListOf<R, Q, S>) {
  const Export = lazyPart<ExportControlProps<R, Q>>(() =>
    import("@/components/export/export-control").then((module) => module.ExportControl),
  );
  const { noun, local } = kind;
  // The same objects when the visitor returns to a list, since measured heights belong to them.
  const shown = new WeakMap<readonly R[], Shown<S>>();

  function arranged(rows: readonly R[], query: Q, isEnd: boolean, drawn: Map<string, S>): Shown<S> {
    const before = shown.get(rows);
    if (before?.isEnd === isEnd) return before;
    const kept = local?.isActive(query) === true ? rows.filter((row) => local.keeps(row, query)) : rows;
    const after = { isEnd, kept: kept.length, rows: reused(arrange(kept, isEnd), drawn) };
    shown.set(rows, after);
    return after;
  }

  /** Unchanged rows stay the same objects, so that they are not rendered again. */
  function reused(rows: readonly S[], drawn: Map<string, S>): readonly S[] {
    return rows.map((row) => {
      const id = idOf(row);
      const before = drawn.get(id);
      if (before !== undefined && isSame(before, row)) return before;
      drawn.set(id, row);
      return row;
    });
  }

  return function RowList({ network, query, page, position, filters }: RowListProps<R, Q>) {
    const path = rowsPath(kind, network, query);
    const list = useInfiniteList({
      queryKey: [path, kind.pageQuery(query).toString()],
      path,
      loadRow: kind.loadSchema,
      idOf: kind.idOf,
      initial: page,
      position,
      newestFirst: kind.isOpenEnded(query),
    });
    const [drawn] = useState(() => new Map<string, S>());
    const loaded = list.rows.length;
    const { kept, rows } = arranged(list.rows, query, list.status === "end", drawn);
    const tableColumns = useMemo(() => columns(network, query), [network, query]);
    return (
      <>
        {/* The export loads late; its space is reserved. */}
        {(filters !== undefined || loaded > 0) && (
          <div
            className={`mb-3 grid min-h-9 grid-cols-[minmax(0,1fr)_5rem] items-start gap-2 [--beside:5.5rem] ${filters === undefined ? "noscript:hidden" : ""}`}
          >
            <div>{filters}</div>
            {loaded > 0 && (
              <>
                <Export network={network} kind={kind} query={query} path={path} pin={list.position.pin} />
                <span className="invisible w-20 [button~&]:hidden" />
              </>
            )}
          </div>
        )}
        {local?.isActive(query) === true && (
          <p className="mb-2 text-muted">{local.note(kept, loaded, query)}</p>
        )}
        <InfiniteListView
          list={{ ...list, rows }}
          count={loaded}
          what={noun}
          caption={kind.caption(query)}
          columns={tableColumns}
          idOf={idOf}
          gallery={isGallery?.(query) === true}
        />
      </>
    );
  };
}

interface Shown<S> {
  readonly isEnd: boolean;
  readonly kept: number;
  readonly rows: readonly S[];
}
