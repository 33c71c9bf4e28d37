"use client";

import type { ReactNode } from "react";
import type { InfiniteList } from "@/lib/query/list/use-infinite-list";
import { counted } from "@/lib/text/counted";

const BUTTON = "button noscript:hidden";

interface ListFootProps {
  readonly list: Pick<InfiniteList<unknown>, "status" | "loadMore" | "retry">;
  /** Number of loaded rows. */
  readonly count: number;
  /** What a row is: "block". */
  readonly what: string;
  /** More rows load without a button. */
  readonly isAutomatic?: boolean;
  /** Describes the loaded range. */
  readonly range?: ReactNode;
}

/** The state of a list's end: loading, a failed page, an empty list or the end. */
export function ListFoot({
  list: { status, loadMore, retry },
  count,
  what,
  range,
  isAutomatic = false,
}: ListFootProps) {
  return (
    // Reserves the height of its button: a page that becomes shorter at its end would jump.
    <div className="mt-4 flex min-h-9 flex-wrap items-center gap-y-2 text-muted">
      <output className="me-4 empty:me-0">{range ?? countOf(count, status, what)}</output>
      {status === "idle" && !isAutomatic && (
        <button type="button" onClick={() => loadMore()} className={BUTTON}>
          Load more
        </button>
      )}
      {status === "failed" && (
        <button type="button" onClick={retry} className={BUTTON}>
          Try again
        </button>
      )}
      {status === "loading" && <span className="noscript:hidden">Loading more…</span>}
      {status === "waiting" && (
        <span className="noscript:hidden">Continues when the request limit resets</span>
      )}
    </div>
  );
}

function countOf(rows: number, status: InfiniteList<unknown>["status"], what: string): string {
  if (status === "end") return rows === 0 ? `No ${what}s` : `All ${counted(rows, what)}`;
  // If the list could not be loaded, "0" would be wrong.
  return rows === 0 ? "" : `Showing ${counted(rows, what)}`;
}
