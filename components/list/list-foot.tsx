"use client";

import type { ReactNode } from "react";
import type { InfiniteList } from "@/lib/query/list/use-infinite-list";

const BUTTON =
  "cursor-pointer rounded border border-line bg-raised px-3 py-1.5 hover:border-muted noscript:hidden";

interface ListFootProps {
  readonly list: Pick<InfiniteList<unknown>, "status" | "loadMore" | "retry">;
  /** How many have been loaded. */
  readonly count: number;
  readonly what: string;
  /** Tells more of what has been loaded than how much it is. */
  readonly range?: ReactNode;
  /** What else can be done with the list. */
  readonly children?: ReactNode;
}

/** How far the list has come and how it goes on: a page that failed, an empty list and the end are three things. */
export function ListFoot({ list: { status, loadMore, retry }, count, what, range, children }: ListFootProps) {
  return (
    // As high without its button as with it: at the very end of a page that becomes shorter everything moves.
    <div className="mt-4 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 text-muted">
      <output>{range ?? countOf(count, status, what)}</output>
      {status === "idle" && (
        <button type="button" onClick={loadMore} className={BUTTON}>
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
        <span className="noscript:hidden">Goes on by itself when the limit is over</span>
      )}
      {children}
    </div>
  );
}

function countOf(rows: number, status: InfiniteList<unknown>["status"], what: string): string {
  if (status === "end") return rows === 0 ? `There are no ${what}` : `All ${rows} ${what}`;
  // Nothing is known of a list that could not be opened: "0" would be a claim.
  return rows === 0 ? "" : `Showing ${rows} ${what}`;
}
