import { queryOptions } from "@tanstack/react-query";
import type { Address } from "../ton/address/address";
import type { AccountGlance } from "../domain/account/account-holdings";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";

const loadGlance: LoadSchema<AccountGlance> = () =>
  import("../domain/account/account-holdings").then((module) => module.AccountGlance);

const STALE_AFTER_MS = 60_000;

/** The holdings of an account and the time of its deployment: requested once, when its page is shown. */
export function accountGlanceQuery(network: string, address: Address) {
  return queryOptions({
    queryKey: ["account", network, address, "glance"],
    queryFn: ({ signal }) => requestReport(loadGlance, `/api/${network}/account/${address}/glance`, signal),
    staleTime: STALE_AFTER_MS,
  });
}
