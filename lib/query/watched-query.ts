import { queryOptions } from "@tanstack/react-query";
import type { Address } from "../ton/address/address";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { QueryError } from "./query-error";
import { refreshAfterMs } from "../domain/status/refresh-delay";
import { MAX_WATCHED, type WatchedReport } from "../domain/private/watched-report";

const loadReport: LoadSchema<WatchedReport> = () =>
  import("../domain/private/watched-report").then((module) => module.WatchedReport);

const REFRESH_MS = 30_000;

/** One request for each hundred accounts, independent of their order. */
export function watchedQueries(network: string, addresses: readonly Address[]) {
  const sorted = [...addresses].sort();
  const batches = Math.ceil(sorted.length / MAX_WATCHED);
  return Array.from({ length: batches }, (_, index) =>
    watchedQuery(network, sorted.slice(index * MAX_WATCHED, (index + 1) * MAX_WATCHED)),
  );
}

function watchedQuery(network: string, addresses: readonly Address[]) {
  const query = new URLSearchParams(addresses.map((address) => ["address", address]));
  return queryOptions({
    queryKey: ["watched", network, ...addresses],
    queryFn: ({ signal }) =>
      requestReport(loadReport, `/api/${network}/rows/accounts?${query.toString()}`, signal),
    staleTime: REFRESH_MS / 2,
    refetchInterval: ({ state: { error, fetchFailureCount } }) =>
      error instanceof QueryError ? refreshAfterMs(error.error, fetchFailureCount) : REFRESH_MS,
  });
}
