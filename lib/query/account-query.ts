import { queryOptions } from "@tanstack/react-query";
import type { Address } from "../ton/address/address";
import type { AccountReport } from "../domain/account/account-report";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { refreshAfterMs } from "../domain/status/refresh-delay";

const loadAccountReport: LoadSchema<AccountReport> = () =>
  import("../domain/account/account-report").then((module) => module.AccountReport);

const REFRESH_MS = 10_000;

function accountKey(network: string, address: Address) {
  return ["account", network, address] as const;
}

/** The account that `accountQuery` keeps up to date elsewhere on the page. */
export function shownAccountQuery(network: string, address: Address) {
  return queryOptions<AccountReport>({ queryKey: accountKey(network, address), enabled: false });
}

/** An account, kept up to date while its page is open. */
export function accountQuery(network: string, address: Address, initial: AccountReport) {
  const queryKey = accountKey(network, address);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<AccountReport>(queryKey) ?? initial;
      return keepAccount(
        before,
        await requestReport(loadAccountReport, `/api/${network}/account/${address}`, signal),
      );
    },
    initialData: initial,
    initialDataUpdatedAt: initial.nowMs,
    refetchInterval: ({ state }) => {
      const problem = state.data?.problem ?? null;
      const soonMs = refreshAfterMs(problem, state.fetchFailureCount);
      return problem === null ? Math.max(REFRESH_MS, soonMs) : soonMs;
    },
  });
}

/** A report of a failure must not replace what is on screen. */
export function keepAccount(before: AccountReport, after: AccountReport): AccountReport {
  return after.problem !== null && after.account === null
    ? { ...after, account: before.account, asOfMs: before.asOfMs }
    : after;
}
