import type * as v from "valibot";
import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { Address } from "../ton/address/address";
import { readReport } from "./read-report";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { pollDelayMs } from "./poll-delay";
import { accountSubject } from "../domain/live/live-subject";
import { publishedState, watchedKey } from "./live/live-subjects";
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
    queryKey: [...watchedKey(network), ...addresses],
    queryFn: async ({ signal }) => {
      const states = () => addresses.map((address) => publishedState(network, accountSubject(address)));
      const before = states();
      const path = `/api/${network}/rows/accounts?${query.toString()}`;
      const report = await requestReport(loadReport, path, signal);
      const schema = await loadAccount();
      // What the feed has reported in the meantime is newer than the answer.
      const published = states().filter((state, index) => state !== before[index]);
      return published
        .map((state) => readAccountState(schema, state ?? ""))
        .reduce((current, account) => (account === null ? current : withAccount(current, account)), report);
    },
    staleTime: REFRESH_MS / 2,
    refetchInterval: (polled) => {
      const { data, error } = polled.state;
      // Without any account on screen, a failed request is repeated soon.
      if (data === undefined) return pollDelayMs(polled);
      return pollDelayMs(
        polled,
        null,
        error === null && isPushed(network, addresses) ? PUSHED_REFRESH_MS : REFRESH_MS,
      );
    },
  });
}

function isPushed(network: string, addresses: readonly Address[]): boolean {
  return addresses.every((address) => publishedState(network, accountSubject(address)) !== undefined);
}

/** Stores what the feed reports about an account, which the index may not have had before. */
export async function takeAccount(client: QueryClient, network: string, state: string): Promise<void> {
  const account = readAccountState(await loadAccount(), state);
  if (account === null) return;
  client.setQueriesData<WatchedReport>(
    { queryKey: watchedKey(network), predicate: ({ queryKey }) => queryKey.includes(account.address) },
    (before) => (before === undefined ? undefined : withAccount(before, account)),
  );
}

function withAccount(report: WatchedReport, account: WatchedAccount): WatchedReport {
  const others = report.accounts.filter(({ address }) => address !== account.address);
  return { ...report, accounts: [...others, account] };
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
