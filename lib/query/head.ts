import { queryOptions } from "@tanstack/react-query";
import { ask, type LoadSchema } from "./ask";
import type { HeadReport } from "./head-report";
import { refreshAfterMs } from "./refresh";

const loadHeadReport: LoadSchema<HeadReport> = () =>
  import("./head-report").then((module) => module.HeadReport);

/** The head of a network, kept up to date while somebody looks at it. */
export function headQuery(network: string, initial: HeadReport) {
  const queryKey = ["head", network];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<HeadReport>(queryKey) ?? initial;
      return keepHead(before, await ask(loadHeadReport, `/api/${network}/head`, signal));
    },
    initialData: initial,
    initialDataUpdatedAt: initial.nowMs,
    refetchInterval: (query) =>
      refreshAfterMs(query.state.data?.problem ?? null, query.state.fetchFailureCount),
  });
}

/** A report without a head must not take away the one that is on screen. */
export function keepHead(before: HeadReport, after: HeadReport): HeadReport {
  return after.head === null ? { ...after, head: before.head, asOfMs: before.asOfMs } : after;
}
