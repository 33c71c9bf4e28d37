import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { refreshAfterMs } from "../domain/status/refresh-delay";
import { awaited, followed, opened, type PendingState } from "../domain/pending/follow";
import type { PendingReport } from "../domain/pending/pending-report";

const loadPendingReport: LoadSchema<PendingReport> = () =>
  import("../domain/pending/pending-report").then((module) => module.PendingReport);

/** Pending traces, kept up to date while a page shows them. Our server makes one call for all its visitors. */
export function pendingQuery(path: string, initial: PendingReport) {
  const queryKey = ["pending", path];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<PendingState>(queryKey) ?? opened(initial);
      const hashes = awaited(before).map((hash) => `&known=${hash}`);
      return followed(before, await requestReport(loadPendingReport, path + hashes.join(""), signal));
    },
    initialData: () => opened(initial),
    initialDataUpdatedAt: initial.asOfMs,
    gcTime: 0,
    refetchInterval: ({ state }) => refreshAfterMs(state.data?.problem ?? null, state.fetchFailureCount),
  });
}
