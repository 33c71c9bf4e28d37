import { queryOptions } from "@tanstack/react-query";
import type { Address } from "../ton/address/address";
import type { AccountHoldings } from "../domain/account/account-holdings";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";

const loadHoldings: LoadSchema<AccountHoldings> = () =>
  import("../domain/account/account-holdings").then((module) => module.AccountHoldings);

const STALE_AFTER_MS = 60_000;

/** The holdings of an account and the time of its deployment: requested once, when its page is shown. */
export function accountHoldingsQuery(network: string, address: Address) {
  return queryOptions({
    queryKey: ["account", network, address, "holdings"],
    queryFn: ({ signal }) =>
      requestReport(loadHoldings, `/api/${network}/account/${address}/holdings`, signal),
    staleTime: STALE_AFTER_MS,
  });
}
