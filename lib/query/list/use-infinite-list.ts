"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo } from "react";
import type { ApiError } from "../../toncenter/error";
import { withMore, listFromPage, withoutFailure } from "../../domain/list/list-start";
import { freshQuery, listQuery, newRowsQuery, takeNewerRows, type ListOptions } from "./list-query";
import {
  remainingWaitMs,
  resumeAtMs,
  statusOf,
  needsMore,
  type ListState,
  type ListStatus,
} from "../../domain/list/list-state";
import type { NewRows } from "../../domain/list/new-rows";
import type { ListPosition } from "../../domain/list/list-position";

export interface InfiniteList<R> {
  /** In the service's order, without duplicates. They are never removed while the list is open. */
  readonly rows: readonly R[];
  /** `end` with no rows is an empty list; `failed` and `waiting` say nothing about an end. */
  readonly status: ListStatus;
  readonly problem: ApiError | null;
  /** Continues after the problem by itself, without a click. */
  readonly resumesAlone: boolean;
  /** When a paused list continues. */
  readonly resumeAtMs: number | null;
  readonly newRows: NewRows;
  /** What the URL needs to restore the same rows. */
  readonly position: ListPosition;
  /**
   * Loads this many rows, a page of them by default. Does nothing unless the status is `idle`, so it may be called at
   * any time. `isAhead` means that the visitor has not reached their place yet.
   */
  readonly loadMore: (rows?: number, isAhead?: boolean) => void;
  readonly retry: () => void;
  readonly showNew: () => void;
}

const NONE_NEW: NewRows = { count: 0, orMore: false };

/** A list that is loaded page by page. `list-controller` makes the decisions; this adds time and network. */
export function useInfiniteList<R>(options: ListOptions<R>): InfiniteList<R> {
  const { queryKey, idOf, initial, position } = options;
  const client = useQueryClient();
  takeNewerRows(client, options);
  const { data, isFetching, refetch } = useQuery(listQuery(options));
  const fresh = useQuery(freshQuery(options)).data ?? null;
  const list = data ?? listFromPage(initial, idOf, position ?? null);
  const mayHaveNew = list.late.length > 0 || (fresh !== null && fresh !== initial);
  const newRows = useQuery(newRowsQuery(mayHaveNew)).data ?? null;

  const change = (transition: (before: ListState<R>) => ListState<R>) => {
    client.setQueryData<ListState<R>>(queryKey, (before) =>
      before === undefined ? undefined : transition(before),
    );
  };
  const retry = () => change(withoutFailure);
  const retryNow = useEffectEvent(retry);

  useEffect(() => {
    // Calls during a load join it: no page is loaded twice at once.
    if (needsMore(list) && !isFetching) void refetch({ cancelRefetch: false });
  }, [list, isFetching, refetch]);

  useEffect(() => {
    const waitMs = remainingWaitMs(list, Date.now());
    if (waitMs === null) return;
    const timer = setTimeout(() => retryNow(), waitMs);
    return () => clearTimeout(timer);
  }, [list]);

  const isOffline = list.failure?.problem.kind === "offline";
  useEffect(() => {
    if (!isOffline) return;
    const goOn = () => retryNow();
    window.addEventListener("online", goOn);
    return () => window.removeEventListener("online", goOn);
  }, [isOffline]);

  return {
    rows: list.rows,
    status: statusOf(list),
    problem: list.failure?.problem ?? null,
    resumesAlone: remainingWaitMs(list, 0) !== null,
    resumeAtMs: resumeAtMs(list),
    newRows: useMemo(() => newRows?.countNew(list, fresh, idOf) ?? NONE_NEW, [newRows, list, fresh, idOf]),
    position: { rows: list.rows.length, pin: list.pin },
    loadMore: (rows, isAhead) => change((before) => withMore(before, rows, isAhead)),
    retry,
    showNew: () => {
      if (newRows !== null) change((before) => newRows.withNewRows(before, fresh, idOf, Date.now()));
    },
  };
}
