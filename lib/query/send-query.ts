import { queryOptions } from "@tanstack/react-query";
import type { LoadSchema } from "../domain/list/load-schema";
import type { SendFacts } from "../domain/send/send-facts";
import type { SendReport } from "../domain/send/send-report";
import { sendFactsPath, sendRoutePath, sendTrackPath } from "../domain/send/send-routes";
import {
  hasGivenUp,
  initialTrack,
  isSettled,
  withTrackReport,
  type SendTrack,
} from "../domain/send/send-track";
import type { TrackReport } from "../domain/send/send-track-report";
import type { SendableMessage } from "../ton/sending/sendable-message";
import type { Hash } from "../ton/value/hash";
import { messageSubject, NOTHING_PENDING } from "../domain/live/live-subject";
import { publishedState } from "./live/live-subjects";
import { requestReport } from "./fetch-report";
import { pollDelayMs } from "./poll-delay";
import { postForReport } from "./post-for-report";

const loadFacts: LoadSchema<SendFacts> = () =>
  import("../domain/send/send-facts").then((module) => module.SendFacts);
const loadReport: LoadSchema<SendReport> = () =>
  import("../domain/send/send-report").then((module) => module.SendReport);
const loadTrack: LoadSchema<TrackReport> = () =>
  import("../domain/send/send-track-report").then((module) => module.TrackReport);

/** What the chain says about a message. It is requested once and not kept for the next message. */
export function sendFactsQuery(network: string, { boc, hash }: Pick<SendableMessage, "boc" | "hash">) {
  return queryOptions({
    queryKey: ["send facts", network, hash],
    queryFn: ({ signal }) => postForReport(loadFacts, sendFactsPath(network), { boc }, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const NEVER = new AbortController().signal;

/** Sends a message, once. Leaving the page does not cancel it. */
export function requestSend(network: string, boc: string, again: boolean): Promise<SendReport> {
  return postForReport(loadReport, sendRoutePath(network), { boc, again }, NEVER);
}

/** While the feed reports changes. */
const PUSHED_REFRESH_MS = 15_000;

/** Whether the feed has seen the message: it can know the message by another hash. */
function isPushed(network: string, hash: Hash): boolean {
  const state = publishedState(network, messageSubject(hash));
  return state !== undefined && state !== NOTHING_PENDING;
}

/** Follows a sent message while the page is visible, until everything is known or the search has taken too long. */
export function sendTrackQuery(network: string, hash: Hash, initial: TrackReport) {
  const queryKey = ["send track", network, hash];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }) => {
      const before = client.getQueryData<SendTrack>(queryKey) ?? initialTrack(initial);
      return withTrackReport(before, await requestReport(loadTrack, sendTrackPath(network, hash), signal));
    },
    initialData: () => initialTrack(initial),
    initialDataUpdatedAt: initial.asOfMs,
    gcTime: 0,
    refetchInterval: (query) => {
      const { data } = query.state;
      if (data === undefined || isSettled(data) || hasGivenUp(data)) return false;
      const isFollowed = data.stage === "pending" && data.problem === null && isPushed(network, hash);
      return pollDelayMs(query, data.problem, isFollowed ? PUSHED_REFRESH_MS : undefined);
    },
  });
}
