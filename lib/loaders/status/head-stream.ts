import "server-only";
import * as v from "valibot";
import { systemClock } from "../../gateway/gateway-clock";
import { accountOf, processRedis } from "../../gateway/gateways";
import { LiveFeed } from "../../gateway/live/live-feed";
import { FOLLOW_MS, SharedPoll } from "../../gateway/live/shared-poll";
import { logError } from "../../gateway/observe/log";
import { countLiveClient } from "../../gateway/observe/metrics";
import { Seats } from "../../gateway/visitor/seats";
import { currentRequest, outsideRequests } from "../../gateway/visitor/request-context";
import { HeadReport } from "../../domain/status/head-report";
import { refreshAfterMs } from "../../domain/status/refresh-delay";
import { wireJson } from "../../domain/list/wire-json";
import { loadHead } from "./load-head";
import { refuse } from "../request/report-response";

/** How many streams a Node process holds without effort; further browsers poll instead. */
const MAX_STREAMS = new Seats({ all: 5_000, each: 30 });
const FULL_RETRY_MS = 60_000;

/** The delay after which browsers reconnect: not all at once after a restart. */
const RETRY_MS = { least: 2_000, most: 8_000 } as const;

/** Without a byte for so long, proxies and browsers take a connection for dead. */
const HEARTBEAT_MS = 15_000;

/** A client with so many unread events is no longer reading. */
const MAX_UNREAD = 20;

/** Ends each stream, since a server that shuts down waits for all open responses. */
const streams = new Set<() => void>();
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    for (const end of streams) end();
  });

const feeds = new Map<string, LiveFeed<HeadReport>>();

/** One for all listeners, so that their number does not affect the service. */
function feedOf(network: string): LiveFeed<HeadReport> {
  const existing = feeds.get(network);
  if (existing !== undefined) return existing;
  const load = () => outsideRequests(() => loadHead(network, "poll"));
  const shared = sharedPollOf(network, load);
  const feed = new LiveFeed<HeadReport>({
    load: () => shared?.next() ?? load(),
    pauseMs: (latest, failures) =>
      shared?.isFollowing === true ? FOLLOW_MS : refreshAfterMs(latest?.problem ?? null, failures),
    failed: ({ problem }) => problem !== null,
    onIdle: () => shared?.release(),
    clock: systemClock,
    onBug,
  });
  feeds.set(network, feed);
  return feed;
}

/** One for all instances, where they share something. */
function sharedPollOf(network: string, load: () => Promise<HeadReport>): SharedPoll<HeadReport> | null {
  const redis = processRedis();
  if (redis === null) return null;
  return new SharedPoll({
    subject: accountOf(network),
    redis,
    clock: systemClock,
    load,
    write: wireJson,
    read: (text) => {
      const read = v.safeParse(v.pipe(v.string(), v.parseJson(), HeadReport), text);
      return read.success ? read.output : null;
    },
    onBug,
  });
}

function onBug(error: unknown): void {
  logError("live", error);
}

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Compressing proxies would buffer the events.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
  "X-Robots-Tag": "noindex",
};

/** Browsers say the id of the last event when they come back. */
function eventOf(report: HeadReport): string {
  const id = report.head === null ? "" : `id: ${report.head.seqno}\n`;
  return `event: head\n${id}data: ${wireJson(report)}`;
}

/** What a request for the headers alone gets: no events, so no seat. */
export function liveHeadHeaders(): Response {
  return new Response(null, { headers: HEADERS });
}

/** New head blocks as server-sent events, for one who has seen those up to `lastSeqno`. */
export function liveHeadResponse(network: string, lastSeqno: number | null): Response {
  const release = MAX_STREAMS.take(currentRequest()?.address ?? "unknown");
  if (release === null)
    return refuse({ kind: "rate-limited", whose: "visitor", retryAfterMs: FULL_RETRY_MS });
  const encoder = new TextEncoder();
  let stopListening = () => {};
  let stopBeating = () => {};
  let end = () => {};
  const leave = () => {
    if (streams.delete(end)) countLiveClient(-1);
    stopBeating();
    stopListening();
    release();
  };
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      end = () => {
        leave();
        controller.close();
      };
      streams.add(end);
      countLiveClient(1);
      const send = (text: string) => {
        const isRead = (controller.desiredSize ?? 0) > -MAX_UNREAD;
        if (!isRead) {
          end();
          return;
        }
        controller.enqueue(encoder.encode(`${text}\n\n`));
        stopBeating();
        // A comment, which browsers do not tell their pages.
        stopBeating = systemClock.after(HEARTBEAT_MS, () => send(":"));
      };
      const { least, most } = RETRY_MS;
      send(`retry: ${Math.round(least + Math.random() * (most - least))}`);
      let seen = lastSeqno;
      const tell = (report: HeadReport) => {
        // Of several instances the one that a browser comes back to may be behind the one that it left.
        const isOlder = seen !== null && report.head !== null && report.head.seqno < seen;
        seen = null;
        if (!isOlder) send(eventOf(report));
      };
      stopListening = feedOf(network).listen(tell, lastSeqno !== null);
    },
    cancel: leave,
  });
  return new Response(stream, { headers: HEADERS });
}
