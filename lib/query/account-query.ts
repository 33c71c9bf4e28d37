import { queryOptions, type QueryFunctionContext } from "@tanstack/react-query";
import type { Address } from "../ton/address/address";
import type { AccountReport } from "../domain/account/account-report";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { pollDelayMs } from "./poll-delay";

const loadAccountReport: LoadSchema<AccountReport> = () =>
  import("../domain/account/account-report").then((module) => module.AccountReport);

const REFRESH_MS = 10_000;

/** What every observer of an account's query has in common. */
function sharedOptions(network: string, address: Address) {
  const queryKey = ["account", network, address] as const;
  return {
    queryKey,
    queryFn: async ({ signal, client }: QueryFunctionContext) => {
      const report = await requestReport(loadAccountReport, `/api/${network}/account/${address}`, signal);
      const before = client.getQueryData<AccountReport>(queryKey);
      return before === undefined ? report : keepAccount(before, report);
    },
  };
}

/** The account that `accountQuery` keeps up to date elsewhere on the page. */
export function shownAccountQuery(network: string, address: Address) {
  return queryOptions({ ...sharedOptions(network, address), enabled: false });
}

/** An account, kept up to date while its page is open. */
export function accountQuery(network: string, address: Address, initial: AccountReport) {
  return queryOptions({
    ...sharedOptions(network, address),
    initialData: initial,
    initialDataUpdatedAt: initial.nowMs,
    refetchInterval: (query) => {
      const { account = null, problem = null } = query.state.data ?? {};
      // What is missing on screen is requested sooner than what is shown.
      return pollDelayMs(query, problem, account === null && problem !== null ? undefined : REFRESH_MS);
    },
  });
}

/**
 * A report of a failure must not replace what is on screen. A node has a newer state of the account, but not the
 * names and types that the index gave.
 */
export function keepAccount(before: AccountReport, after: AccountReport): AccountReport {
  if (after.problem === null || before.account === null) return after;
  if (after.account === null) return { ...after, account: before.account, asOfMs: before.asOfMs };
  if (after.account.source === "index" || before.account.source === "node") return after;
  const { status, balance, extraCurrencies, lastTransaction } = after.account;
  return { ...after, account: { ...before.account, status, balance, extraCurrencies, lastTransaction } };
}
