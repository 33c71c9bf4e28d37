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
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tick);
    nowMs = 0;
  };
}

/** The time, ticking once a second. Until the first tick it is the server's, so that both agree. */
export function useNow(serverNowMs: number): number {
  return useSyncExternalStore(
    subscribe,
    () => (nowMs === 0 ? serverNowMs : nowMs),
    () => serverNowMs,
  );
}
