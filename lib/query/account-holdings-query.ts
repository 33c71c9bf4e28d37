import { queryOptions } from "@tanstack/react-query";
import type { Address } from "../ton/address/address";
import type { AccountGlance } from "../domain/account/account-holdings";
import type { LoadSchema } from "../domain/list/load-schema";
import { ask } from "./fetch-report";

const loadGlance: LoadSchema<AccountGlance> = () =>
  import("../domain/account/account-holdings").then((module) => module.AccountGlance);

const OFTEN_ENOUGH_MS = 60_000;

/** The holdings of an account and the time of its deployment: requested once, when its page is shown. */
export function accountGlanceQuery(network: string, address: Address) {
  return queryOptions({
    queryKey: ["account", network, address, "glance"],
    queryFn: ({ signal }) => ask(loadGlance, `/api/${network}/account/${address}/glance`, signal),
    staleTime: OFTEN_ENOUGH_MS,
  });
}
