import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { loadPageSchema } from "./list/load-page-schema";
import type { Page } from "../domain/list/list-page";
import { LATEST_ROWS } from "../domain/list/latest-rows";
import { pagePath } from "../domain/list/page-request";
import { pollDelayMs } from "./poll-delay";

const REFRESH_MS = 6_000;

interface LatestOptions<R> {
  readonly queryKey: QueryKey;
  /** On our own server. */
  readonly path: string;
  readonly loadRow: LoadSchema<R>;
  /** The page that the server rendered. */
  readonly initial: Page<R>;
}

/** The newest few rows of a list, kept up to date while a page shows them. */
export function latestQuery<R>({ queryKey, path, loadRow, initial }: LatestOptions<R>) {
  const load = loadPageSchema(loadRow);
  const start = pagePath(path, { offset: 0, limit: LATEST_ROWS, pin: null, poll: true, ahead: false });
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<Page<R>>(queryKey) ?? initial;
      return keepRows(before, await requestReport(load, start, signal));
    },
    initialData: initial,
    initialDataUpdatedAt: initial.asOfMs,
    staleTime: REFRESH_MS,
    refetchInterval: (query) => pollDelayMs(query, query.state.data?.problem, REFRESH_MS),
  });
}

/** A page that failed must not replace the rows on screen. */
export function keepRows<R>(before: Page<R>, after: Page<R>): Page<R> {
  return after.problem === null ? after : { ...before, problem: after.problem };
}
