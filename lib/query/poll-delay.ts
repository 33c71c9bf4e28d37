import type { ApiError } from "../toncenter/error";
import { refreshAfterMs } from "../domain/status/refresh-delay";
import { QueryError } from "./query-error";

interface PolledQuery {
  readonly state: {
    readonly error: Error | null;
    readonly dataUpdateCount: number;
    readonly errorUpdateCount: number;
  };
}

/** How many reports a query has had in all, and how many failures until the last of them. */
const lastReports = new WeakMap<PolledQuery, { readonly reports: number; readonly failures: number }>();

/** How often a query has failed since its last report. TanStack Query itself counts from the start of each request. */
export function failuresInARow(query: PolledQuery): number {
  const { dataUpdateCount: reports, errorUpdateCount: failures } = query.state;
  const last = lastReports.get(query);
  if (last?.reports === reports) return failures - last.failures;
  lastReports.set(query, { reports, failures });
  return 0;
}

/** When to poll again; `problem` is that of the last report. */
export function pollDelayMs(query: PolledQuery, problem: ApiError | null = null, usualMs?: number): number {
  const { error } = query.state;
  return refreshAfterMs(error instanceof QueryError ? error.error : problem, failuresInARow(query), usualMs);
}
