"use client";

import { useSyncExternalStore } from "react";

const TICK_MS = 1_000;

const listeners = new Set<() => void>();
let nowMs = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.visibilityState === "hidden") return;
  nowMs = Date.now();
  for (const listener of listeners) listener();
}

/** One clock for everything on the page that shows an age; it stands still while nobody looks. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    // The server's time is from when the document was made: on a page that was opened from another it is old.
    tick();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
    nowMs = 0;
  };
}

/**
 * What follows from the time, looked at once a second: who asks is drawn again only when it is something
 * else. Until the first tick the time is the server's, so that both agree.
 */
export function useDerivedFromNow<Derived extends string | number>(
  serverNowMs: number,
  derive: (nowMs: number) => Derived,
): Derived {
  return useSyncExternalStore(
    subscribe,
    () => derive(nowMs === 0 ? serverNowMs : nowMs),
    () => derive(serverNowMs),
  );
}

/** The time, ticking once a second. */
export function useNow(serverNowMs: number): number {
  return useDerivedFromNow(serverNowMs, (atMs) => atMs);
}
