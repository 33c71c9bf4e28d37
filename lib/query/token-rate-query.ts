import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import type { TokenRateReport } from "../domain/token/token-rate";
import type { Address } from "../ton/address/address";
import { requestReport } from "./fetch-report";

const loadReport: LoadSchema<TokenRateReport> = () =>
  import("../domain/token/token-rate").then((module) => module.TokenRateReport);

const STALE_AFTER_MS = 60_000;

/** What a token was last swapped for: requested once, when its page is shown. */
export function tokenRateQuery(network: string, master: Address) {
  return queryOptions({
    queryKey: ["jetton", network, master, "rate"],
    queryFn: ({ signal }) => requestReport(loadReport, `/api/${network}/jetton/${master}/rate`, signal),
    staleTime: STALE_AFTER_MS,
  });
}
