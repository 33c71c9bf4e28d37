import type { NetworkName } from "../paths";
import type { Hash } from "../ton/value/hash";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import type { HashReport } from "../domain/search/search-report";

const loadHashReport: LoadSchema<HashReport> = () =>
  import("../domain/search/search-report").then((module) => module.HashReport);

/** Looks up a hash through our own server. Throws a `QueryError`, or the reason of the signal. */
export function lookUpHash(
  { id }: Pick<NetworkName, "id">,
  hash: Hash,
  signal: AbortSignal,
): Promise<HashReport> {
  return requestReport(loadHashReport, `/api/${id}/search?hash=${hash}`, signal);
}
