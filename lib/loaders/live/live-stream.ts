import "server-only";
import { systemClock } from "../../gateway/gateway-clock";
import { countLiveClient } from "../../gateway/observe/metrics";
import { Seats } from "../../gateway/visitor/seats";
import { currentRequest } from "../../gateway/visitor/request-context";
import type { LiveChanges } from "../../domain/live/live-changes";
import type { LiveSubject } from "../../domain/live/live-subject";
import type { HeadReport } from "../../domain/status/head-report";
import { wireJson } from "../../domain/list/wire-json";
import { refuse } from "../request/report-response";
import { liveOf, type LiveReport } from "./network-live";
import { olderThan } from "./older-heads";

/** How many streams a Node process holds easily; further browsers poll instead. */
const MAX_STREAMS = new Seats({ all: 5_000, each: 30 });
const FULL_RETRY_MS = 60_000;

/** The delay before browsers reconnect: not all at once after a restart. */
const RETRY_MS = { least: 2_000, most: 8_000 } as const;

/** Without a byte for this long, proxies and browsers consider a connection dead. */
const HEARTBEAT_MS = 15_000;

/** A client with this many unread events is no longer reading. */
const MAX_UNREAD = 20;

/** The functions that end each stream, since a server that shuts down waits for all open responses. */
const streams = new Set<() => void>();
for (const signal of ["SIGTERM", "SIGINT"] as const)
  process.once(signal, () => {
    for (const end of streams) end();
  });

const HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  // Compressing proxies would buffer the events.
  "Cache-Control": "no-store, no-transform",
  "X-Accel-Buffering": "no",
  "X-Robots-Tag": "noindex",
};

/**
 * Browsers send the id of the last event when they reconnect. They compare their clocks with `nowMs`, so it is the
 * time of sending.
 */
function eventOf(report: HeadReport): string {
  const id = report.head === null ? "" : `id: ${report.head.seqno}\n`;
  return `event: head\n${id}data: ${wireJson({ ...report, nowMs: systemClock.now() })}`;
}

/** The response to a request for the headers alone: no events, so no seat. */
export function liveHeaders(): Response {
  return new Response(null, { headers: HEADERS });
}

/** New blocks and changed subjects as server-sent events, for a client that has seen blocks up to `lastSeqno`. */
export function liveResponse(
  network: string,
  lastSeqno: number | null,
  subjects: ReadonlySet<LiveSubject>,
): Response {
  const address = currentRequest()?.address ?? "unknown";
  const release = MAX_STREAMS.take(address);
  if (release === null)
    return refuse({ kind: "rate-limited", whose: "visitor", retryAfterMs: FULL_RETRY_MS });
  const { feed, subscriptions } = liveOf(network);
  const { accepted, release: unsubscribe } = subscriptions.add(address, subjects);
  const encoder = new TextEncoder();
  let stopListening = () => {};
  let stopBeating = () => {};
  let end = () => {};
  const leave = () => {
    if (streams.delete(end)) countLiveClient(-1);
    stopBeating();
    stopListening();
    unsubscribe();
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
        // Not a comment: browsers do not pass comments to their pages, which could not tell silence from a broken connection.
        stopBeating = systemClock.after(HEARTBEAT_MS, () => send("event: alive\ndata:"));
      };
      const { least, most } = RETRY_MS;
      send(`retry: ${Math.round(least + Math.random() * (most - least))}`);
      const isOlder = olderThan(lastSeqno, systemClock);
      const sent = new Map<LiveSubject, string>();
      const sendReport = ({ head, states }: LiveReport) => {
        const changes = changesOf(accepted, states, sent);
        const events = [
          ...(head.head !== null && isOlder(head.head.seqno) ? [] : [eventOf(head)]),
          ...(changes.length === 0 ? [] : [`event: changes\ndata: ${JSON.stringify(changes)}`]),
        ];
        if (events.length > 0) send(events.join("\n\n"));
      };
      stopListening = feed.listen(sendReport, lastSeqno !== null);
    },
    cancel: leave,
  });
  return new Response(stream, { headers: HEADERS });
}

/**
 * The states of the subjects that the client has not received yet. A first state counts, since it may have
 * changed after the page was rendered.
 */
function changesOf(
  subjects: ReadonlySet<LiveSubject>,
  states: LiveReport["states"],
  sent: Map<LiveSubject, string>,
): LiveChanges {
  return [...subjects].flatMap((subject) => {
    const state = states.get(subject);
    if (state === undefined || sent.get(subject) === state) return [];
    sent.set(subject, state);
    return [{ subject, state }];
  });
}
