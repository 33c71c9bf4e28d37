import type { ApiError, RateLimited } from "../../toncenter/error";
import type { LateRow } from "./merge";

interface Failure {
  readonly problem: ApiError;
  readonly atMs: number;
}

/** All that is known of a list on screen. Rows are only ever added to it, until it is opened anew. */
export interface ListState<R> {
  readonly rows: readonly R[];
  /** Rows that belong between those on screen; they wait with the new ones. */
  readonly late: readonly LateRow<R>[];
  readonly pin: string | null;
  /** Where the service has what comes behind the last row, as far as its last page told. */
  readonly position: number;
  /** How many rows somebody wants to see: while there are fewer, pages are loaded. */
  readonly wanted: number;
  readonly end: boolean;
  readonly failure: Failure | null;
  /** How often in a row a page had no place in the list; each time the next one is asked for further up. */
  readonly stepsBack: number;
  /** Pages in a row that brought nothing. */
  readonly barren: number;
  /** Counts how often the list was opened anew, so that answers to older questions are known as such. */
  readonly generation: number;
}

export type ListStatus = "idle" | "loading" | "failed" | "waiting" | "end";

const LEAST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 60 * 60_000;

export function wantsMore(list: ListState<unknown>): boolean {
  return list.failure === null && !list.end && list.rows.length < list.wanted;
}

export function statusOf(list: ListState<unknown>): ListStatus {
  if (list.failure !== null) return list.failure.problem.kind === "rate-limited" ? "waiting" : "failed";
  if (wantsMore(list)) return "loading";
  return list.end ? "end" : "idle";
}

/** When a list that waits for the end of a limit goes on by itself; null for one that does not wait. */
export function resumeAtMs({ failure }: ListState<unknown>): number | null {
  return failure?.problem.kind === "rate-limited" ? failure.atMs + waitOf(failure.problem) : null;
}

/** How much longer it waits. Never longer than it was told, whatever the clocks here and on the server say. */
export function leftToWaitMs({ failure }: ListState<unknown>, nowMs: number): number | null {
  if (failure?.problem.kind !== "rate-limited") return null;
  const wait = waitOf(failure.problem);
  return Math.min(wait, Math.max(0, failure.atMs + wait - nowMs));
}

/** How long a limit is waited for: neither no time at all nor for ever, whatever somebody said. */
export function waitOf({ retryAfterMs }: RateLimited): number {
  return Math.min(LONGEST_WAIT_MS, Math.max(LEAST_WAIT_MS, retryAfterMs));
}
