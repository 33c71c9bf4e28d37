import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { LoadSchema } from "../../domain/list/load-schema";
import { requestReport } from "../fetch-report";
import type { HeadReport } from "../../domain/status/head-report";
import { noteServerTime } from "../../browser/server-time";
import { pollDelayMs } from "../poll-delay";

const loadHeadReport: LoadSchema<HeadReport> = () =>
  import("../../domain/status/head-report").then((module) => module.HeadReport);

/** Networks whose head is pushed at present (`follow-head.ts`). */
const liveNetworks = new Set<string>();

export function noteLive(network: string, isLive: boolean): void {
  if (isLive) liveNetworks.add(network);
  else liveNetworks.delete(network);
}

export const headKey = (network: string): QueryKey => ["head", network];

/** The head of a network, kept up to date while a page shows it. */
export function headQuery(network: string, initial: HeadReport) {
  const queryKey = headKey(network);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<HeadReport>(queryKey) ?? initial;
      const report = await requestReport(loadHeadReport, `/api/${network}/head`, signal);
      noteServerTime(report.nowMs);
      return keepHead(before, report);
    },
    initialData: initial,
    initialDataUpdatedAt: initial.nowMs,
    refetchInterval: (query) =>
      liveNetworks.has(network) ? false : pollDelayMs(query, query.state.data?.problem),
  });
}

/** A report without a head must not replace the one on screen. */
export function keepHead(before: HeadReport, after: HeadReport): HeadReport {
  return after.head === null ? { ...after, head: before.head, asOfMs: before.asOfMs } : after;
}
