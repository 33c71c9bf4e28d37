import { queryOptions } from "@tanstack/react-query";
import type { Address } from "../ton/address";
import type { AccountGlance } from "./account-glance-schema";
import { ask, type LoadSchema } from "./ask";

const loadGlance: LoadSchema<AccountGlance> = () =>
  import("./account-glance-schema").then((module) => module.AccountGlance);

const OFTEN_ENOUGH_MS = 60_000;

/** What an account has and since when it is there: asked once, when its page is shown. */
export function accountGlanceQuery(network: string, address: Address) {
  return queryOptions({
    queryKey: ["account", network, address, "glance"],
    queryFn: ({ signal }) => ask(loadGlance, `/api/${network}/account/${address}/glance`, signal),
    staleTime: OFTEN_ENOUGH_MS,
  });
}
