import { environmentManager, queryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { LoadSchema } from "../../domain/list/load-schema";
import { requestReport } from "../fetch-report";
import { QueryError } from "../query-error";
import { pollDelayMs } from "../poll-delay";
import { listFromPage, nextRequest, withFailure } from "../../domain/list/list-start";
import type { ListState } from "../../domain/list/list-state";
import type { IdOf } from "../../domain/list/unique-rows";
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
  /** New rows arrive at the start, so the start is polled. */
  readonly newestFirst?: boolean;
}

const POLL_MS = 10_000;

/**
 * How long the rows of a list are kept for a visitor who reads another page: Back leads to them, and to the same place.
 * On the server nobody comes back, and a timer would keep the whole rendering in memory for as long.
 */
const ROWS_KEPT_MS = 30 * 60_000;

/** Not needed before a list grows. */
const loadController = () => import("../../domain/list/list-controller");

/**
 * The state of a list, which holds the rows of all its pages. Only `refetch` loads a page, the next one; loaded pages
 * are never loaded again.
 */
export function listQuery<R>({ queryKey, path, loadRow, idOf, initial, position }: ListOptions<R>) {
  const loadSchema = loadPageSchema(loadRow);
  // The code that appends a page to a list loads with the schema, so that its absence is handled like any failed
  // page.
  const load: LoadSchema<Page<R>> = async () => (await Promise.all([loadSchema(), loadController()]))[0];
  const open = () => listFromPage(initial, idOf, position ?? null);
  return queryOptions<ListState<R>>({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const current = () => client.getQueryData<ListState<R>>(queryKey) ?? open();
      const request = nextRequest(current());
      const { page, problem } = await pageOrProblem(load, pagePath(path, request), signal);
      // Read the state again each time, since new rows may have been merged while the page was loading.
      if (page === null) return withFailure(current(), problem, Date.now());
      const { withPage } = await loadController();
      return withPage(current(), request, page, idOf, Date.now());
    },
    initialData: open,
    enabled: false,
    structuralSharing: false,
    staleTime: Infinity,
    gcTime: environmentManager.isServer() ? Infinity : ROWS_KEPT_MS,
    retry: false,
    // Failed requests are values of the list; anything thrown is a bug.
    throwOnError: true,
  });
}

/**
 * A list that a link opens begins with the rows that came with its page. Back comes with the old page, or with a place in
 * the list, and leads to the rows that were shown. Rows on screen stay.
 */
export function takeNewerRows<R>(client: QueryClient, options: ListOptions<R>): void {
  const { queryKey, idOf, initial, position } = options;
  const query = client.getQueryCache().find<ListState<R>>({ queryKey });
  const shownAsOfMs = query?.getObserversCount() === 0 ? query.state.data?.asOfMs : undefined;
  if (shownAsOfMs === undefined || shownAsOfMs >= initial.asOfMs) return;
  if (initial.problem !== null || (position?.pin ?? null) !== null) return;
  client.setQueryData<ListState<R>>(queryKey, listFromPage(initial, idOf, null));
  client.setQueryData<Page<R>>(freshKey(queryKey), initial, { updatedAt: initial.asOfMs });
}

const freshKey = (queryKey: QueryKey): QueryKey => [...queryKey, "fresh"];

/** The current start of the list, polled while the tab is visible. */
export function freshQuery<R>({ queryKey, path, loadRow, initial, position, newestFirst }: ListOptions<R>) {
  const load = loadPageSchema(loadRow);
  const start = pagePath(path, { offset: 0, limit: PAGE_ROWS, pin: null, poll: true, ahead: false });
  return queryOptions({
    queryKey: freshKey(queryKey),
    queryFn: ({ signal }) => requestReport(load, start, signal),
    enabled: newestFirst === true,
    // A list restored behind its pin is not the newest, so it is compared at once.
    ...((position?.pin ?? null) === null
      ? { initialData: initial, initialDataUpdatedAt: initial.asOfMs }
      : {}),
    staleTime: POLL_MS,
    refetchInterval: (query) => pollDelayMs(query, query.state.data?.problem, POLL_MS),
    retry: false,
  });
}

/** The functions that find and place new rows, loaded once there may be some. */
export function newRowsQuery(enabled: boolean) {
  return queryOptions({
    queryKey: ["new-rows"],
    queryFn: () =>
      import("../../domain/list/new-rows").then(({ countNew, withNewRows }) => ({ countNew, withNewRows })),
    enabled,
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
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
