import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import { rerunPath } from "../domain/rerun/rerun-route";
import type { RerunReport } from "../domain/rerun/rerun-report";
import type { Hash } from "../ton/value/hash";
import { requestReport } from "./fetch-report";

const loadRerunReport: LoadSchema<RerunReport> = () =>
  import("../domain/rerun/rerun-report").then((module) => module.RerunReport);

/** A transaction's rerun. Its past does not change. */
export function rerunQuery(network: string, hash: Hash) {
  return queryOptions({
    queryKey: ["rerun", network, hash],
    queryFn: ({ signal }) => requestReport(loadRerunReport, rerunPath(network, hash), signal),
    staleTime: Number.POSITIVE_INFINITY,
    // A log can take megabytes.
    gcTime: 0,
    retry: false,
  });
}
