import "server-only";
import { systemClock } from "../../gateway/clock";
import { LiveFeed } from "../../gateway/live/live-feed";
import { logError } from "../../gateway/observe/log";
import { Seats } from "../../gateway/visitor/seats";
import { currentVisit } from "../../gateway/visitor/visit";
import type { HeadReport } from "../../domain/status/head-report";
import { refreshAfterMs } from "../../domain/status/refresh-delay";
import { wireJson } from "../../domain/list/wire-json";
import { loadHead } from "./head";
import { refuse } from "../request/report-response";

/** What a process of Node holds without noticing; whoever gets no seat asks again and again instead. */
const SEATS = new Seats({ all: 5_000, each: 30 });
const NO_SEAT_MS = 60_000;

/** Browsers come back after so long when a connection breaks. */
const RETRY_MS = 5_000;

/** Who has not taken so many events is not reading any more. */
const MOST_UNREAD = 20;

/** Ends each stream: a server that stops waits for all that it has begun. */
const streams = new Set<() => void>();
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    for (const end of streams) end();
  });

const feeds = new Map<string, LiveFeed<HeadReport>>();

/** One for all who listen, so that their number is nothing to the service. */
function feedOf(network: string): LiveFeed<HeadReport> {
  const known = feeds.get(network);
  if (known !== undefined) return known;
  const feed = new LiveFeed<HeadReport>({
    load: () => loadHead(network, "poll"),
    pauseMs: (latest, failures) => refreshAfterMs(latest?.problem ?? null, failures),
    failed: ({ problem }) => problem !== null,
    clock: systemClock,
    onBug: (error) => logError("live", error),
  });
  feeds.set(network, feed);
  return feed;
}

/** The newest block as it comes, as server-sent events. */
export function liveHeadResponse(network: string): Response {
  const leaveSeat = SEATS.take(currentVisit()?.address ?? "unknown");
  if (leaveSeat === null) return refuse({ kind: "rate-limited", whose: "visitor", retryAfterMs: NO_SEAT_MS });
  const encoder = new TextEncoder();
  let stopListening = () => {};
  let end = () => {};
  const leave = () => {
    streams.delete(end);
    stopListening();
    leaveSeat();
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
        const isRead = (controller.desiredSize ?? 0) > -MOST_UNREAD;
        if (isRead) controller.enqueue(encoder.encode(`event: head\ndata: ${wireJson(report)}\n\n`));
        else end();
      });
    },
    cancel: leave,
  });
  return new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      // Whoever compresses on the way holds events back.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
      "X-Robots-Tag": "noindex",
    },
  });
}
