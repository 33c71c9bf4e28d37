import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryKey } from "@tanstack/react-query";
import type { LoadSchema } from "../../domain/list/load-schema";
import { ask } from "../fetch-report";
import { QueryError } from "../query-error";
import { refreshAfterMs } from "../../domain/status/refresh-delay";
import { failed, nextAsk, openList, received, unopened, type Ask } from "../../domain/list/list-controller";
import { wantsMore, type ListState } from "../../domain/list/list-state";
import type { IdOf } from "../../domain/list/merge";
import { loadPageSchema } from "./load-page-schema";
import type { Page } from "../../domain/list/page";
import type { PageOutcome } from "../../domain/list/page-outcome";
import { pagePath } from "../../domain/list/page-request";
import { PAGE_ROWS, type ListPosition } from "../../domain/list/position";

export interface ListOptions<R> {
  /** Everything that makes this list another one: network, subject, filters, sorting. */
  readonly queryKey: QueryKey;
  /** Of our own server; the list's filters are in its query. */
  readonly path: string;
  readonly loadRow: LoadSchema<R>;
  readonly idOf: IdOf<R>;
  /** The page that the server rendered. */
  readonly initial: Page<R>;
  /** Where the URL says that somebody is. */
  readonly position?: ListPosition;
  /** New rows come at the start, so it is worth looking there now and then. */
  readonly newestFirst?: boolean;
  /** How many more rows somebody wants who wants more; a page of them unless said otherwise. */
  readonly step?: number;
}

/** The one thing that is kept of a list: its newest state, which holds the rows of all its pages. */
export type ListData<R> = InfiniteData<ListState<R>, Ask>;

const POLL_MS = 10_000;

/** The pages of a list, one after the other. Only `fetchNextPage` loads any; what is loaded stays as it is. */
export function listQuery<R>({ queryKey, path, loadRow, idOf, initial, position }: ListOptions<R>) {
  const load = loadPageSchema(loadRow);
  const open = () => openList(initial, idOf, position ?? null);
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal, client }) => {
      const outcome = await pageOrProblem(load, pagePath(path, pageParam), signal);
      // Not the state in which the page was asked for: new rows may have been merged in the meantime.
      const list = client.getQueryData<ListData<R>>(queryKey)?.pages[0] ?? open();
      return outcome.page === null
        ? failed(list, outcome.problem, Date.now())
        : received(list, pageParam, outcome.page, idOf, Date.now());
    },
    initialData: (): ListData<R> => {
      const list = open();
      return { pages: [list], pageParams: [nextAsk(list)] };
    },
    initialPageParam: nextAsk(unopened(PAGE_ROWS, null, 0)),
    getNextPageParam: (list) => (wantsMore(list) ? nextAsk(list) : null),
    // Each state contains the one before it.
    maxPages: 1,
    structuralSharing: false,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: false,
    retry: false,
    // What goes wrong on the way is a value of the list; what is thrown is a mistake of ours.
    throwOnError: true,
  });
}

/** The start of the list as it is now, looked at while the tab is visible. */
export function freshQuery<R>({ queryKey, path, loadRow, initial, position, newestFirst }: ListOptions<R>) {
  const load = loadPageSchema(loadRow);
  const start = pagePath(path, { offset: 0, limit: PAGE_ROWS, pin: null, poll: true });
  return queryOptions({
    queryKey: [...queryKey, "fresh"],
    queryFn: ({ signal }) => ask(load, start, signal),
    enabled: newestFirst === true,
    // A list that is restored behind its pin is not the newest, and is compared at once.
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

/** Failures are values of the list, since rows stay when a page fails. Only who leaves makes it throw. */
export async function pageOrProblem<R>(
  load: LoadSchema<Page<R>>,
  path: string,
  signal: AbortSignal,
): Promise<PageOutcome<R>> {
  try {
    return { page: await ask(load, path, signal), problem: null };
  } catch (cause) {
    if (signal.aborted || !(cause instanceof QueryError)) throw cause;
    return { page: null, problem: cause.error };
  }
}
