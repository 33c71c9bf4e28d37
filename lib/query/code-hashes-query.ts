import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import type { CodeHashes } from "../domain/interface/code-hashes";
import type { Address } from "../ton/address/address";
import { requestReport } from "./fetch-report";

const loadSchema: LoadSchema<CodeHashes> = () =>
  import("../domain/interface/code-hashes").then((module) => module.CodeHashes);

/** Code seldom changes. */
const FRESH_MS = 600_000;

/** The code hashes of accounts, to find interfaces stored for code; one request, through our own API. */
export function codeHashesQuery(network: string, accounts: readonly Address[]) {
  const query = new URLSearchParams(accounts.map((address) => ["address", address]));
  query.set("include_boc", "false");
  return queryOptions({
    queryKey: ["code hashes", network, ...accounts],
    queryFn: ({ signal }) =>
      requestReport(loadSchema, `/api/${network}/v3/accountStates?${query.toString()}`, signal),
    staleTime: FRESH_MS,
    enabled: accounts.length > 0,
    retry: false,
  });
}
