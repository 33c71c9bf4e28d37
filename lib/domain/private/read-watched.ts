import type { Address } from "../../ton/address/address";
import { badInput, fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { readAccount } from "../account/read-account";
import { MAX_WATCHED } from "./watched-report";

/** The accounts of a list, sorted and without duplicates, so that equal requests share a cached answer. */
export function readWatched(query: URLSearchParams): Result<readonly Address[], BadInput> {
  const params = query.getAll("address");
  if (params.length === 0 || params.length > MAX_WATCHED)
    return fail(badInput(`From 1 to ${MAX_WATCHED} accounts at once.`, "address"));
  const addresses = new Set<Address>();
  for (const text of params) {
    const read = readAccount(text);
    if (!read.ok) return read;
    addresses.add(read.value);
  }
  return ok([...addresses].sort());
}
