import { queryOptions, type QueryKey } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import { ask } from "./fetch-report";
import type { HeadReport } from "../domain/status/head-report";
import { refreshAfterMs } from "../domain/status/refresh-delay";

const loadHeadReport: LoadSchema<HeadReport> = () =>
  import("../domain/status/head-report").then((module) => module.HeadReport);

/** Networks whose head comes by itself just now (`live-head.ts`). */
const liveNetworks = new Set<string>();

/** A connection may die without a word: who has heard nothing for so long asks. */
const SILENCE_MS = 45_000;

export function noteLive(network: string, isLive: boolean): void {
  if (isLive) liveNetworks.add(network);
  else liveNetworks.delete(network);
}

export const headKey = (network: string): QueryKey => ["head", network];

/** The head of a network, kept up to date while somebody looks at it. */
export function headQuery(network: string, initial: HeadReport) {
  const queryKey = headKey(network);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<HeadReport>(queryKey) ?? initial;
      return keepHead(before, await ask(loadHeadReport, `/api/${network}/head`, signal));
    },
    initialData: initial,
    initialDataUpdatedAt: initial.nowMs,
    // The time begins anew with whatever is heard.
    refetchInterval: ({ state }) =>
      liveNetworks.has(network)
        ? SILENCE_MS
        : refreshAfterMs(state.data?.problem ?? null, state.fetchFailureCount),
  });
}

/** A report without a head must not take away the one that is on screen. */
export function keepHead(before: HeadReport, after: HeadReport): HeadReport {
  return after.head === null ? { ...after, head: before.head, asOfMs: before.asOfMs } : after;
}
