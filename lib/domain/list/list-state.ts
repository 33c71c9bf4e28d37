import type { ApiError, RateLimited } from "../../toncenter/error";
import { isPassing, refreshAfterMs } from "../status/refresh-delay";
import type { LateRow } from "./merge-page";

interface Failure {
  readonly problem: ApiError;
  readonly atMs: number;
}

/** The state of a list on screen. Rows are only ever added, until it is reopened. */
export interface ListState<R> {
  readonly rows: readonly R[];
  /** Rows that belong between those on screen; they are held back with the new ones. */
  readonly late: readonly LateRow<R>[];
  readonly pin: string | null;
  /** The time of its first rows, by our server's clock. */
  readonly asOfMs: number;
  /** The offset of the row after the last one, according to the last page. */
  readonly position: number;
  /** How many rows to show: while there are fewer, pages are loaded. */
  readonly targetRows: number;
  readonly end: boolean;
  /** The rows that are being loaded are requested before their place is reached. */
  readonly isAhead: boolean;
  readonly failure: Failure | null;
  /** Failures in a row. */
  readonly failures: number;
  /** How many pages in a row could not be located; each time the next request starts earlier. */
  readonly stepsBack: number;
  /** How many pages in a row had no new rows. */
  readonly emptyPages: number;
  /** Incremented when the list is reopened, so that late answers can be distinguished from current ones. */
  readonly generation: number;
}

export type ListStatus = "idle" | "loading" | "failed" | "waiting" | "end";

const MIN_WAIT_MS = 500;
const MAX_WAIT_MS = 60 * 60_000;
/** Automatic retries of a page below rows that are shown: a bit more than a minute. After that it takes a click. */
const MAX_RETRIES = 5;

export function needsMore(list: ListState<unknown>): boolean {
  return list.failure === null && !list.end && list.rows.length < list.targetRows;
}

export function statusOf(list: ListState<unknown>): ListStatus {
  if (list.failure !== null) return list.failure.problem.kind === "rate-limited" ? "waiting" : "failed";
  if (needsMore(list)) return "loading";
  return list.end ? "end" : "idle";
}

/** When a rate-limited list continues automatically; null if it is not waiting. */
export function resumeAtMs({ failure }: ListState<unknown>): number | null {
  return failure?.problem.kind === "rate-limited" ? failure.atMs + retryWaitMs(failure.problem) : null;
}

/**
 * Time until the list retries by itself; null if it doesn't. Never longer than the delay itself, however far the clocks
 * here and on the server are apart.
 */
export function remainingWaitMs(list: ListState<unknown>, nowMs: number): number | null {
  const { failure, failures } = list;
  if (failure === null || !isRetried(failure.problem, list)) return null;
  const { problem, atMs } = failure;
  const wait = problem.kind === "rate-limited" ? retryWaitMs(problem) : refreshAfterMs(problem, failures - 1);
  return Math.min(wait, Math.max(0, atMs + wait - nowMs));
}

/** A list with nothing to show retries any transient error, for as long as it is open. */
function isRetried(problem: ApiError, { rows, failures }: ListState<unknown>): boolean {
  if (problem.kind === "rate-limited") return true;
  if (rows.length === 0) return isPassing(problem);
  return problem.kind === "upstream" && failures <= MAX_RETRIES;
}

/** The wait of a rate limit, within sensible bounds. */
export function retryWaitMs({ retryAfterMs }: RateLimited): number {
  return Math.min(MAX_WAIT_MS, Math.max(MIN_WAIT_MS, retryAfterMs));
}
