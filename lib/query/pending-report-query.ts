import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { refreshAfterMs } from "../domain/status/refresh-delay";
import {
  awaitedMessages,
  withReport,
  initialPending,
  type PendingState,
} from "../domain/pending/pending-state";
import type { PendingReport } from "../domain/pending/pending-report";

const loadPendingReport: LoadSchema<PendingReport> = () =>
  import("../domain/pending/pending-report").then((module) => module.PendingReport);

/** Pending traces, kept up to date while a page shows them. Our server makes one call for all its visitors. */
export function pendingQuery(path: string, initial: PendingReport) {
  const queryKey = ["pending", path];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<PendingState>(queryKey) ?? initialPending(initial);
      const hashes = awaitedMessages(before).map((hash) => `&known=${hash}`);
      return withReport(before, await requestReport(loadPendingReport, path + hashes.join(""), signal));
    },
    initialData: () => initialPending(initial),
    initialDataUpdatedAt: initial.asOfMs,
    gcTime: 0,
    refetchInterval: ({ state }) => refreshAfterMs(state.data?.problem ?? null, state.fetchFailureCount),
  });
}
