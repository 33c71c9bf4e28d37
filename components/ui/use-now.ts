"use client";

import { useSyncExternalStore } from "react";
import { currentTimeMs } from "@/lib/browser/server-time";

const TICK_MS = 1_000;

const listeners = new Set<() => void>();
let nowMs = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  if (document.visibilityState === "hidden") return;
  nowMs = currentTimeMs();
  for (const listener of listeners) listener();
}

/** One timer for all ages on the page, paused in hidden tabs. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setInterval(tick, TICK_MS);
    document.addEventListener("visibilitychange", tick);
    // The server's time dates from the load of the document, so it is outdated after client-side navigation.
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
 * A value derived from the time once a second: renders only when the value changes. Until the first tick
 * it uses the server's time, so that hydration matches.
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

/** The current time, updated once a second. */
export function useNow(serverNowMs: number): number {
  return useDerivedFromNow(serverNowMs, (atMs) => atMs);
}
