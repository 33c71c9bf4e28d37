import { queryOptions } from "@tanstack/react-query";
import { ask, type LoadSchema } from "../ask";
import { refreshAfterMs } from "../refresh";
import { awaited, followed, opened, type PendingState } from "./follow";
import type { PendingReport } from "./pending-report";

const loadPendingReport: LoadSchema<PendingReport> = () =>
  import("./pending-report").then((module) => module.PendingReport);

/** What is under way, kept up to date while somebody looks at it. Our server asks once for all who look. */
export function pendingQuery(path: string, initial: PendingReport) {
  const queryKey = ["pending", path];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<PendingState>(queryKey) ?? opened(initial);
      const known = awaited(before).map((hash) => `&known=${hash}`);
      return followed(before, await ask(loadPendingReport, path + known.join(""), signal));
    },
    initialData: () => opened(initial),
    initialDataUpdatedAt: initial.asOfMs,
    gcTime: 0,
    refetchInterval: ({ state }) => refreshAfterMs(state.data?.problem ?? null, state.fetchFailureCount),
  });
}
