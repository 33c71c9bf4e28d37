import type { NetworkName } from "../paths";
import type { Hash } from "../ton/hash";
import { ask } from "./ask";
import { HashReport } from "./search-report";

/** Asks our own server what a hash is. Throws a `QueryError`, or whatever the signal was aborted with. */
export function lookUpHash(
  { id }: Pick<NetworkName, "id">,
  hash: Hash,
  signal: AbortSignal,
): Promise<HashReport> {
  return ask(HashReport, `/api/${id}/search?hash=${hash}`, signal);
}
