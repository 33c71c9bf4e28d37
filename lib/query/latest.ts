import { queryOptions, type QueryKey } from "@tanstack/react-query";
import { ask, type LoadSchema } from "./ask";
import { loadPageSchema } from "./list/load-page-schema";
import type { Page } from "./list/page";
import { pagePath } from "./list/page-request";
import { refreshAfterMs } from "./refresh";

/** How many rows a short list has. Always as many, so that new ones move nothing else on the page. */
export const LATEST_ROWS = 8;

const USUAL_MS = 6_000;

interface LatestOptions<R> {
  readonly queryKey: QueryKey;
  /** Of our own server. */
  readonly path: string;
  readonly loadRow: LoadSchema<R>;
  /** What the server knew when it made the page. */
  readonly initial: Page<R>;
}

/** The newest few rows of a list, kept up to date while somebody looks at them. */
export function latestQuery<R>({ queryKey, path, loadRow, initial }: LatestOptions<R>) {
  const load = loadPageSchema(loadRow);
  const start = pagePath(path, { offset: 0, limit: LATEST_ROWS, pin: null, poll: true });
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<Page<R>>(queryKey) ?? initial;
      return keepRows(before, await ask(load, start, signal));
    },
    initialData: initial,
    initialDataUpdatedAt: initial.asOfMs,
    staleTime: USUAL_MS,
    refetchInterval: ({ state }) => {
      const problem = state.data?.problem ?? null;
      const soonMs = refreshAfterMs(problem, state.fetchFailureCount);
      return problem === null ? Math.max(USUAL_MS, soonMs) : soonMs;
    },
  });
}

/** A page that failed must not take away the rows that are on screen. */
export function keepRows<R>(before: Page<R>, after: Page<R>): Page<R> {
  return after.problem === null ? after : { ...before, problem: after.problem };
}
