import type * as v from "valibot";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Address } from "../ton/address/address";
import { readReport } from "./read-report";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { QueryError } from "./query-error";
import { refreshAfterMs } from "../domain/status/refresh-delay";
import { accountSubject, type LiveSubject } from "../domain/live/live-subject";
import { publishedState } from "./live/live-subjects";
import { MAX_WATCHED, type WatchedAccount, type WatchedReport } from "../domain/private/watched-report";

const loadReport: LoadSchema<WatchedReport> = () =>
  import("../domain/private/watched-report").then((module) => module.WatchedReport);

const loadAccount: LoadSchema<WatchedAccount> = () =>
  import("../domain/private/watched-report").then((module) => module.WatchedAccount);

const REFRESH_MS = 30_000;
/** While the feed reports changes. */
const PUSHED_REFRESH_MS = 300_000;

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
      error instanceof QueryError
        ? refreshAfterMs(error.error, fetchFailureCount)
        : isPushed(network, addresses)
          ? PUSHED_REFRESH_MS
          : REFRESH_MS,
  });
}

function isPushed(network: string, addresses: readonly Address[]): boolean {
  return addresses.every((address) => publishedState(network, accountSubject(address)) !== undefined);
}

/** Stores what the feed reports about an account. */
export async function takeAccount(
  client: QueryClient,
  network: string,
  subject: LiveSubject,
  state: string,
): Promise<void> {
  const account = readAccountState(await loadAccount(), state);
  if (account === null) return;
  client.setQueriesData<WatchedReport>({ queryKey: ["watched", network] }, (before) =>
    before?.accounts.some(({ address }) => accountSubject(address) === subject) === true
      ? {
          ...before,
          accounts: before.accounts.map((each) => (each.address === account.address ? account : each)),
        }
      : before,
  );
}

function readAccountState(
  schema: v.GenericSchema<unknown, WatchedAccount>,
  state: string,
): WatchedAccount | null {
  try {
    return readReport(schema, JSON.parse(state), "live");
  } catch {
    return null;
  }
}
