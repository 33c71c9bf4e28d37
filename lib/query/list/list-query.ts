import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryKey } from "@tanstack/react-query";
import type { LoadSchema } from "../../domain/list/load-schema";
import { requestReport } from "../fetch-report";
import { QueryError } from "../query-error";
import { refreshAfterMs } from "../../domain/status/refresh-delay";
import {
  withFailure,
  nextRequest,
  listFromPage,
  withPage,
  emptyList,
  type ListRequest,
} from "../../domain/list/list-controller";
import { needsMore, type ListState } from "../../domain/list/list-state";
import type { IdOf } from "../../domain/list/merge-page";
import { loadPageSchema } from "./load-page-schema";
import type { Page } from "../../domain/list/list-page";
import type { PageOutcome } from "../../domain/list/page-outcome";
import { pagePath } from "../../domain/list/page-request";
import { PAGE_ROWS, type ListPosition } from "../../domain/list/list-position";

export interface ListOptions<R> {
  /** Everything that identifies this list: network, subject, filters, sorting. */
  readonly queryKey: QueryKey;
  /** On our own server; the list's filters are in its query. */
  readonly path: string;
  readonly loadRow: LoadSchema<R>;
  readonly idOf: IdOf<R>;
  /** The page that the server rendered. */
  readonly initial: Page<R>;
  /** The position in the list that the URL contains. */
  readonly position?: ListPosition;
  /** New rows come at the start, so the start is polled. */
  readonly newestFirst?: boolean;
}

/** All that is cached of a list: its newest state, which holds the rows of all its pages. */
export type ListData<R> = InfiniteData<ListState<R>, ListRequest>;

const POLL_MS = 10_000;

/** The pages of a list, one after the other. Only `fetchNextPage` loads any; loaded pages are never refetched. */
export function listQuery<R>({ queryKey, path, loadRow, idOf, initial, position }: ListOptions<R>) {
  const load = loadPageSchema(loadRow);
  const open = () => listFromPage(initial, idOf, position ?? null);
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal, client }) => {
      const outcome = await pageOrProblem(load, pagePath(path, pageParam), signal);
      // Read the state again, since new rows may have been merged while the page was loading.
      const list = client.getQueryData<ListData<R>>(queryKey)?.pages[0] ?? open();
      return outcome.page === null
        ? withFailure(list, outcome.problem, Date.now())
        : withPage(list, pageParam, outcome.page, idOf, Date.now());
    },
    initialData: (): ListData<R> => {
      const list = open();
      return { pages: [list], pageParams: [nextRequest(list)] };
    },
    initialPageParam: nextRequest(emptyList(PAGE_ROWS, null, 0)),
    getNextPageParam: (list) => (needsMore(list) ? nextRequest(list) : null),
    // Each state contains the previous one.
    maxPages: 1,
    structuralSharing: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    retry: false,
    // Failed requests are values of the list; anything thrown is a bug.
    throwOnError: true,
  });
}

/** The current start of the list, polled while the tab is visible. */
export function freshQuery<R>({ queryKey, path, loadRow, initial, position, newestFirst }: ListOptions<R>) {
  const load = loadPageSchema(loadRow);
  const start = pagePath(path, { offset: 0, limit: PAGE_ROWS, pin: null, poll: true, ahead: false });
  return queryOptions({
    queryKey: [...queryKey, "fresh"],
    queryFn: ({ signal }) => requestReport(load, start, signal),
    enabled: newestFirst === true,
    // A list that is restored behind its pin is not the newest, so it is compared at once.
    ...((position?.pin ?? null) === null
      ? { initialData: initial, initialDataUpdatedAt: initial.asOfMs }
      : {}),
    staleTime: POLL_MS,
    refetchInterval: ({ state }) => {
      const problem = state.error instanceof QueryError ? state.error.error : (state.data?.problem ?? null);
      return Math.max(POLL_MS, refreshAfterMs(problem, state.fetchFailureCount));
    },
    retry: false,
  });
}

/** Failures are values of the list, since rows stay when a page fails. Throws only when aborted. */
export async function pageOrProblem<R>(
  load: LoadSchema<Page<R>>,
  path: string,
  signal: AbortSignal,
): Promise<PageOutcome<R>> {
  try {
    return { page: await requestReport(load, path, signal), problem: null };
  } catch (cause) {
    if (signal.aborted || !(cause instanceof QueryError)) throw cause;
    return { page: null, problem: cause.error };
  }
}
