"use client";

import { useMemo } from "react";
import type { Column } from "@/components/ui/data-table";
import { lazyPart } from "@/components/ui/lazy-part";
import type { IdOf } from "@/lib/domain/list/merge-page";
import type { ListedRows } from "@/lib/domain/list/opened-list";
import { rowsPath, type RowKind } from "@/lib/domain/list/row-kind";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { ExportControlProps } from "@/components/export/export-control";
import { InfiniteListView } from "./infinite-list";

export interface RowListProps<R, Q> extends Omit<ListedRows<R, Q>, "problem"> {
  readonly network: PageNetwork;
}

interface RowListOf<R, Q> {
  readonly kind: RowKind<R, Q>;
  /** The first column links to the row's page. */
  readonly columns: (network: PageNetwork, query: Q) => readonly Column<R>[];
}

interface ArrangedListOf<R, Q, S> {
  readonly kind: RowKind<R, Q>;
  /** Combines several loaded rows into one on screen. */
  readonly arrange: (rows: readonly R[], isEnd: boolean) => readonly S[];
  readonly idOf: IdOf<S>;
  readonly columns: (network: PageNetwork, query: Q) => readonly Column<S>[];
}

/** The list component of a row kind. */
export function rowList<R, Q>({ kind, columns }: RowListOf<R, Q>) {
  return arrangedRowList<R, Q, R>({ kind, columns, idOf: kind.idOf, arrange: (rows) => rows });
}

export function arrangedRowList<R, Q, S>({ kind, arrange, idOf, columns }: ArrangedListOf<R, Q, S>) {
  const Export = lazyPart<ExportControlProps<R, Q>>(() =>
    import("@/components/export/export-control").then((module) => module.ExportControl),
  );
  const { noun, local } = kind;
  // The same objects on return to a list, since measured heights belong to them.
  const shown = new WeakMap<readonly R[], Shown<S>>();

  function arranged(rows: readonly R[], query: Q, isEnd: boolean): Shown<S> {
    const before = shown.get(rows);
    if (before?.isEnd === isEnd) return before;
    const kept = local?.isActive(query) === true ? rows.filter((row) => local.keeps(row, query)) : rows;
    const after = { isEnd, kept: kept.length, rows: arrange(kept, isEnd) };
    shown.set(rows, after);
    return after;
  }

  return function RowList({ network, query, page, position }: RowListProps<R, Q>) {
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
    const loaded = list.rows.length;
    const { kept, rows } = arranged(list.rows, query, list.status === "end");
    const tableColumns = useMemo(() => columns(network, query), [network, query]);
    return (
      <>
        {local?.isActive(query) === true && <p className="mb-2 text-muted">{local.note(kept, loaded)}</p>}
        <InfiniteListView
          list={{ ...list, rows }}
          count={loaded}
          what={noun}
          caption={kind.caption(query)}
          columns={tableColumns}
          idOf={idOf}
          tools={<Export network={network} kind={kind} query={query} path={path} pin={list.position.pin} />}
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
