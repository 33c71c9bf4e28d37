import "server-only";
import type { Freshness } from "../../toncenter/endpoint";

interface Lifetime {
  /** Younger answers count as new. */
  readonly freshMs: number;
  /** Up to this age an answer is shown at once while a new one is fetched. */
  readonly usableMs: number;
  /** Up to this age it is shown, with its age, when the service fails. */
  readonly keptMs: number;
  /** How long the second level (Redis) keeps it. */
  readonly sharedMs: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const LIFETIMES: Readonly<Record<Freshness, Lifetime>> = {
  immutable: { freshMs: Infinity, usableMs: Infinity, keptMs: Infinity, sharedMs: DAY },
  head: { freshMs: 1.5 * SECOND, usableMs: 5 * SECOND, keptMs: HOUR, sharedMs: 10 * MINUTE },
  list: { freshMs: 4 * SECOND, usableMs: 15 * SECOND, keptMs: 6 * HOUR, sharedMs: 10 * MINUTE },
  slow: { freshMs: 2 * MINUTE, usableMs: 30 * MINUTE, keptMs: DAY, sharedMs: HOUR },
  never: { freshMs: 0, usableMs: 0, keptMs: 0, sharedMs: 0 },
};

/** A refusal caused by the request itself is kept just long enough to slow down a loop that repeats the request. */
export const REFUSAL_LIFETIME_MS = { "not-found": 2 * SECOND, "bad-input": 10 * SECOND } as const;

/** The clocks of two instances, or one clock before and after it was set, differ by less than this. */
export const CLOCK_TOLERANCE_MS = 2 * SECOND;

/** Later than any correct clock can have written it. */
export function isFromFuture(storedAtMs: number, nowMs: number): boolean {
  return storedAtMs > nowMs + CLOCK_TOLERANCE_MS;
}

/** Until when an answer counts as new. */
export function newUntilMs(freshness: Freshness, storedAtMs: number): number {
  return storedAtMs + LIFETIMES[freshness].freshMs;
}

export type Age = "fresh" | "usable" | "old" | "gone";

export function ageOf(freshness: Freshness, storedAtMs: number, nowMs: number): Age {
  const lifetime = LIFETIMES[freshness];
  // Its age is unknown: changing data is fetched anew, and until then this answer is better than nothing.
  if (isFromFuture(storedAtMs, nowMs)) return lifetime.freshMs === Infinity ? "fresh" : "old";
  const ageMs = Math.max(0, nowMs - storedAtMs);
  if (ageMs < lifetime.freshMs) return "fresh";
  if (ageMs < lifetime.usableMs) return "usable";
  return ageMs < lifetime.keptMs ? "old" : "gone";
}
