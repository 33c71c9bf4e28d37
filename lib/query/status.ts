import { queryOptions } from "@tanstack/react-query";
import { ask, type LoadSchema } from "./ask";
import { keepHead } from "./head";
import { refreshAfterMs } from "./refresh";
import type { StatusReport } from "./status-report";

const loadStatusReport: LoadSchema<StatusReport> = () =>
  import("./status-report").then((module) => module.StatusReport);

/** The state of a network's service, kept up to date while somebody looks at it. */
export function statusQuery(network: string, initial: StatusReport) {
  const queryKey = ["status", network];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<StatusReport>(queryKey) ?? initial;
      const after = await ask(loadStatusReport, `/api/${network}/status`, signal);
      return { ...after, index: keepHead(before.index, after.index) };
    },
    initialData: initial,
    initialDataUpdatedAt: initial.index.nowMs,
    refetchInterval: (query) =>
      refreshAfterMs(query.state.data?.index.problem ?? null, query.state.fetchFailureCount),
  });
}
