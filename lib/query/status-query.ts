import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { keepHead } from "./live/head-query";
import { pollDelayMs } from "./poll-delay";
import type { StatusReport } from "../domain/status/status-report";

const loadStatusReport: LoadSchema<StatusReport> = () =>
  import("../domain/status/status-report").then((module) => module.StatusReport);

/** The state of a network's service, kept up to date while a page shows it. */
export function statusQuery(network: string, initial: StatusReport) {
  const queryKey = ["status", network];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<StatusReport>(queryKey) ?? initial;
      const after = await requestReport(loadStatusReport, `/api/${network}/status`, signal);
      return { ...after, index: keepHead(before.index, after.index) };
    },
    initialData: initial,
    initialDataUpdatedAt: initial.index.nowMs,
    refetchInterval: (query) => pollDelayMs(query, query.state.data?.index.problem),
  });
}
