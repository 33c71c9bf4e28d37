import "server-only";
import { systemClock } from "../../gateway/gateway-clock";
import { LiveFeed } from "../../gateway/live/live-feed";
import { logError } from "../../gateway/observe/log";
import { Seats } from "../../gateway/visitor/seats";
import { currentRequest, outsideRequests } from "../../gateway/visitor/request-context";
import type { HeadReport } from "../../domain/status/head-report";
import { refreshAfterMs } from "../../domain/status/refresh-delay";
import { wireJson } from "../../domain/list/wire-json";
import { loadHead } from "./load-head";
import { refuse } from "../request/report-response";

/** How many streams a Node process holds without effort; further browsers poll instead. */
const MAX_STREAMS = new Seats({ all: 5_000, each: 30 });
const FULL_RETRY_MS = 60_000;

/** The delay after which browsers reconnect. */
const RETRY_MS = 5_000;

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
  const feed = new LiveFeed<HeadReport>({
    load: () => outsideRequests(() => loadHead(network, "poll")),
    pauseMs: (latest, failures) => refreshAfterMs(latest?.problem ?? null, failures),
    failed: ({ problem }) => problem !== null,
    clock: systemClock,
    onBug: (error) => logError("live", error),
  });
  feeds.set(network, feed);
  return feed;
}

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Compressing proxies would buffer the events.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
  "X-Robots-Tag": "noindex",
};

/** What a request for the headers alone gets: no events, so no seat. */
export function liveHeadHeaders(): Response {
  return new Response(null, { headers: HEADERS });
}

/** New head blocks as server-sent events. */
export function liveHeadResponse(network: string): Response {
  const release = MAX_STREAMS.take(currentRequest()?.address ?? "unknown");
  if (release === null)
    return refuse({ kind: "rate-limited", whose: "visitor", retryAfterMs: FULL_RETRY_MS });
  const encoder = new TextEncoder();
  let stopListening = () => {};
  let end = () => {};
  const leave = () => {
    streams.delete(end);
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
      controller.enqueue(encoder.encode(`retry: ${RETRY_MS}\n\n`));
      stopListening = feedOf(network).listen((report) => {
        const isRead = (controller.desiredSize ?? 0) > -MAX_UNREAD;
        if (isRead) controller.enqueue(encoder.encode(`event: head\ndata: ${wireJson(report)}\n\n`));
        else end();
      });
    },
    cancel: leave,
  });
  return new Response(stream, { headers: HEADERS });
}
