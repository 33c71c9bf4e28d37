"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import type { Column } from "@/components/ui/data-table";
import { PAGE_ROWS } from "@/lib/domain/list/list-position";
import type { InfiniteList } from "@/lib/query/list/use-infinite-list";
import { ListFoot } from "./list-foot";
import { usePositionInUrl } from "./use-position-in-url";
import { WindowedTable } from "./windowed-table";

/** Pages that load automatically; later ones load on click, so that the footer stays reachable. */
const AUTOMATIC_PAGES = 3;

interface InfiniteListViewProps<R> {
  readonly list: InfiniteList<R>;
  /** What the rows are, in the plural: "blocks". */
  readonly what: string;
  /** The rows and their order, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly idOf: (row: R) => string;
  /** Number of loaded rows, where some share a row on screen. */
  readonly count?: number;
  /** Further controls of the list. */
  readonly tools?: ReactNode;
}

/** An endless list: new rows above, more below, and errors. */
export function InfiniteListView<R>(props: InfiniteListViewProps<R>) {
  const { list, what, caption, columns, idOf, count = list.rows.length, tools } = props;
  const foot = useRef<HTMLDivElement>(null);
  usePositionInUrl(list.position);
  const { status, loadMore, newRows, showNew, rows, problem } = list;
  const loadsAutomatically = status === "idle" && count < AUTOMATIC_PAGES * PAGE_ROWS;

  useEffect(() => {
    const element = foot.current;
    if (!loadsAutomatically || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loadMore();
      },
      { rootMargin: "300px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [loadsAutomatically, loadMore]);

  return (
    <>
      <div aria-live="polite" className="sticky top-0 z-5 h-0">
        {newRows.count > 0 && (
          <button
            type="button"
            onClick={() => {
              showNew();
              window.scrollTo({ top: 0 });
            }}
            className="mx-auto block cursor-pointer rounded-full border border-line bg-raised px-4 py-1 text-link shadow"
          >
            {newRows.count}
            {newRows.orMore && "+"} new {what}
          </button>
        )}
      </div>
      {rows.length > 0 && (
        <WindowedTable
          caption={caption}
          columns={columns}
          rows={rows}
          idOf={idOf}
          complete={status === "end"}
        />
      )}
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} asksAgain={list.resumesAlone} />
        </div>
      )}
      <div ref={foot}>
        <ListFoot list={list} count={count} what={what}>
          {count > 0 && tools}
        </ListFoot>
      </div>
    </>
  );
}
