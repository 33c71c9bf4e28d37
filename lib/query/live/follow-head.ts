import type * as v from "valibot";
import type { QueryClient } from "@tanstack/react-query";
import { noteServerTime } from "../../browser/server-time";
import { headKey, keepHead, noteLive } from "./head-query";
import { HeadReport } from "../../domain/status/head-report";
import { LiveChanges } from "../../domain/live/live-changes";
import { liveQuery } from "../../domain/live/live-subject";
import {
  forgetStates,
  onSubscriptionChange,
  publishState,
  subscribedSubjects,
  watchedKey,
} from "./live-subjects";
import { readReport } from "../read-report";

/** Delay before retrying a refused connection; the browser itself restores a broken one. */
const REOPEN_MS = { least: 45_000, most: 75_000 } as const;

/** The server sends something every 15 seconds, so a connection that is silent for longer is broken, without an error. */
const SILENCE_MS = 45_000;

/** Parts of a page that mount together share one new connection. */
const GATHER_MS = 200;

/**
 * Receives from our server each new block and the changes to the subjects that parts of the page listen to, while the
 * page is visible and until the returned function is called.
 * While it is connected, nothing on the page polls the head; otherwise polling continues as without it. A connection that
 * has become silent is given up like one that was refused.
 */
export function followHead(network: string, client: QueryClient): () => void {
  let source: EventSource | null = null;
  /** Gives up a silent connection, or opens a new one. */
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gatherTimer: ReturnType<typeof setTimeout> | undefined;
  const path = `/api/${network}/live`;
  /** The connection has been open before, so events may have been missed. */
  let isBack = false;
  /** The subjects of the open connection. */
  let subjects = "";

  function open(): void {
    close();
    // When a browser restores a connection, it reports what it has seen; for a new connection it does not.
    const seqno = client.getQueryData<HeadReport>(headKey(network))?.head?.seqno;
    subjects = liveQuery(subscribedSubjects(network));
    const query = [isBack && seqno !== undefined ? `last=${seqno}` : "", subjects].filter(
      (part) => part !== "",
    );
    source = new EventSource(query.length === 0 ? path : `${path}?${query.join("&")}`);
    isBack = true;
    source.addEventListener("head", take);
    source.addEventListener("changes", takeChanges);
    source.addEventListener("alive", heard);
    source.addEventListener("error", lost);
    heard();
  }

  function heard(): void {
    clearTimeout(timer);
    timer = setTimeout(giveUp, SILENCE_MS);
  }

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
    noteLive(network, false);
    forgetStates(network);
  }

  function takeChanges({ data }: MessageEvent<unknown>): void {
    heard();
    const subscribed = subscribedSubjects(network);
    for (const { subject: changed, state } of readChanges(data, path) ?? []) {
      const subject = subscribed.find((each) => each === changed);
      if (subject !== undefined) publishState(network, subject, state);
    }
  }

  /** Opens a new connection for other subjects, unless none is open. */
  function gather(): void {
    clearTimeout(gatherTimer);
    gatherTimer = setTimeout(() => {
      if (source !== null && liveQuery(subscribedSubjects(network)) !== subjects) open();
    }, GATHER_MS);
  }

  function take({ data }: MessageEvent<unknown>): void {
    heard();
    const report = readHeadReport(data, path);
    if (report === null) {
      giveUp();
      return;
    }
    noteLive(network, true);
    noteServerTime(report.nowMs);
    client.setQueryData<HeadReport>(headKey(network), (before) =>
      before === undefined ? undefined : keepHead(before, report),
    );
  }

  function lost(): void {
    heard();
    noteLive(network, false);
    forgetStates(network);
    if (source?.readyState === EventSource.CLOSED) giveUp();
    else pollNow();
  }

  function giveUp(): void {
    close();
    const { least, most } = REOPEN_MS;
    // Random, so that not all browsers reconnect at once.
    timer = setTimeout(open, least + Math.random() * (most - least));
    pollNow();
  }

  /** What is polled rarely, or not at all, while the feed reports it. */
  function pollNow(): void {
    for (const queryKey of [headKey(network), watchedKey(network)])
      client.refetchQueries({ queryKey, type: "active" }).catch(() => {});
  }

  function follow(): void {
    if (document.visibilityState === "visible") open();
    else close();
  }

  follow();
  const stopGathering = onSubscriptionChange(network, gather);
  document.addEventListener("visibilitychange", follow);
  return () => {
    stopGathering();
    clearTimeout(gatherTimer);
    document.removeEventListener("visibilitychange", follow);
    close();
  };
}

const readHeadReport = (data: unknown, path: string) => readEvent(HeadReport, data, path);
const readChanges = (data: unknown, path: string) => readEvent(LiveChanges, data, path);

function readEvent<T>(schema: v.GenericSchema<unknown, T>, data: unknown, path: string): T | null {
  try {
    return readReport(schema, JSON.parse(String(data)), path);
  } catch {
    return null;
  }
}
