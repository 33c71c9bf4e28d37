import type { QueryClient } from "@tanstack/react-query";
import { headKey, keepHead, noteLive } from "./head-query";
import { HeadReport } from "../domain/status/head-report";
import { readReport } from "./read-report";

/** Delay before a refused connection is tried again; the browser itself restores one that broke. */
const REOPEN_MS = { least: 45_000, most: 75_000 } as const;

/**
 * Receives each new block from our server while the page is visible, until the returned function is called.
 * While it is connected, nothing on the page polls the head; when it is not, polling continues as without it.
 */
export function followHead(network: string, client: QueryClient): () => void {
  let source: EventSource | null = null;
  let reopenTimer: ReturnType<typeof setTimeout> | undefined;
  const path = `/api/${network}/live`;
  /** It has been open before, and may have missed something. */
  let isBack = false;

  function open(): void {
    close();
    // A browser says by itself what it has seen when it restores a connection, but not for a new one.
    const seqno = client.getQueryData<HeadReport>(headKey(network))?.head?.seqno;
    source = new EventSource(isBack && seqno !== undefined ? `${path}?last=${seqno}` : path);
    isBack = true;
    source.addEventListener("head", take);
    source.addEventListener("error", lost);
  }

  function close(): void {
    clearTimeout(reopenTimer);
    source?.close();
    source = null;
    noteLive(network, false);
  }

  function take({ data }: MessageEvent<unknown>): void {
    const report = readHeadReport(data, path);
    if (report === null) {
      giveUp();
      return;
    }
    noteLive(network, true);
    client.setQueryData<HeadReport>(headKey(network), (before) =>
      before === undefined ? undefined : keepHead(before, report),
    );
  }

  function lost(): void {
    noteLive(network, false);
    if (source?.readyState === EventSource.CLOSED) giveUp();
    else pollNow();
  }

  function giveUp(): void {
    close();
    const { least, most } = REOPEN_MS;
    // Not all browsers at once.
    reopenTimer = setTimeout(open, least + Math.random() * (most - least));
    pollNow();
  }

  function pollNow(): void {
    client.refetchQueries({ queryKey: headKey(network), type: "active" }).catch(() => {});
  }

  function follow(): void {
    if (document.visibilityState === "visible") open();
    else close();
  }

  follow();
  document.addEventListener("visibilitychange", follow);
  return () => {
    document.removeEventListener("visibilitychange", follow);
    close();
  };
}

function readHeadReport(data: unknown, path: string): HeadReport | null {
  try {
    return readReport(HeadReport, JSON.parse(String(data)), path);
  } catch {
    return null;
  }
}
