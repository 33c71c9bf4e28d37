import { queryOptions, type QueryKey } from "@tanstack/react-query";
import {
  messageSubject,
  NOTHING_PENDING,
  pendingSubject,
  type LiveSubject,
} from "../domain/live/live-subject";
import { pendingReportPath, type PendingQuery } from "../domain/pending/pending-query";
import { publishedState } from "./live/live-subjects";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { pollDelayMs } from "./poll-delay";
import {
  awaitedMessages,
  isLookedUp,
  withReport,
  initialPending,
  type PendingState,
} from "../domain/pending/pending-state";
import type { PendingReport } from "../domain/pending/pending-report";

/** While the feed reports changes. */
const PUSHED_REFRESH_MS = 15_000;

const loadPendingReport: LoadSchema<PendingReport> = () =>
  import("../domain/pending/pending-report").then((module) => module.PendingReport);

export const pendingKey = (path: string): QueryKey => ["pending", path];

/** Pending traces, kept up to date while a page shows them. Our server makes one call for all its visitors. */
export function pendingQuery(network: string, query: PendingQuery, initial: PendingReport) {
  const path = pendingReportPath(network, query);
  const queryKey = pendingKey(path);
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
    refetchInterval: (polled) => {
      const { data } = polled.state;
      return pollDelayMs(
        polled,
        data?.problem,
        isPushed(network, query, data) ? PUSHED_REFRESH_MS : undefined,
      );
    },
  });
}

export function subjectOf({ of }: Pick<PendingQuery, "of">): LiveSubject {
  return of.is === "account" ? pendingSubject(of.address) : messageSubject(of.hash);
}

/** Whether the feed reports its changes. It cannot report the arrival of a message that it knows by another hash. */
function isPushed(network: string, query: PendingQuery, data: PendingState | undefined): boolean {
  const state = publishedState(network, subjectOf(query));
  if (state === undefined || data === undefined || data.problem !== null) return false;
  const isSeen = query.of.is === "account" || state !== NOTHING_PENDING;
  return isSeen && !(data.rows ?? []).some(isLookedUp);
}
