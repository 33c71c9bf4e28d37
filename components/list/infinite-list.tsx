"use client";

import { ErrorNotice } from "@/components/error/error-notice";
import type { Column } from "@/components/ui/data-table";
import { PAGE_ROWS } from "@/lib/domain/list/list-position";
import type { InfiniteList } from "@/lib/query/list/use-infinite-list";
import { ListFoot } from "./list-foot";
import { useLoadAhead } from "./use-load-ahead";
import { usePositionInUrl } from "./use-position-in-url";
import { WindowedTable } from "./windowed-table";
import { counted } from "@/lib/text/counted";

interface InfiniteListViewProps<R> {
  readonly list: InfiniteList<R>;
  /** What a row is: "block". */
  readonly what: string;
  /** The rows and their order, for screen readers. */
  readonly caption: string;
  readonly columns: readonly Column<R>[];
  readonly idOf: (row: R) => string;
  /** Number of loaded rows, where some share a row on screen. */
  readonly count?: number;
  /** Rows are cards in a grid. */
  readonly gallery?: boolean;
}

/** An endless list: new rows above, more below, and errors. */
export function InfiniteListView<R>(props: InfiniteListViewProps<R>) {
  const { list, what, caption, columns, idOf, count = list.rows.length, gallery = false } = props;
  const { status, newRows, showNew, rows, problem } = list;
  const { foot, isRead, loadMore } = useLoadAhead(list, count);
  usePositionInUrl(list.position, isRead);
  const isAwaiting = isRead && rows.length > 0 && (status === "idle" || status === "loading");

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
            {newRows.orMore ? `${newRows.count}+ new ${what}s` : counted(newRows.count, `new ${what}`)}
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
          expected={isAwaiting ? PAGE_ROWS : 0}
          isLoading={status === "loading"}
          gallery={gallery}
        />
      )}
      {problem !== null && (
        <div className="mt-4">
          <ErrorNotice error={problem} willRetry={list.resumesAlone} />
        </div>
      )}
      {/* Below awaited rows, it would be pushed away as soon as it is seen. If rows arrive unawaited, a new element
          follows them: the same one would count as content that moves. */}
      <div
        key={isAwaiting ? "read out" : count}
        ref={foot}
        data-endless={status === "end" ? undefined : ""}
        className={isAwaiting ? "sr-only" : ""}
      >
        <ListFoot list={{ ...list, loadMore }} count={count} what={what} isAutomatic={isAwaiting} />
      </div>
    </>
  );
}
