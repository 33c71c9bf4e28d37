import type { ApiError } from "../../toncenter/error";

const USUAL_MS = 3_000;
const MAX_DELAY_MS = 30_000;

/** When to request again: at the usual interval, when a rate limit ends, or with growing delays after failures. */
export function refreshAfterMs(problem: ApiError | null, failures: number): number {
  if (problem?.kind === "rate-limited") return Math.max(USUAL_MS, problem.retryAfterMs);
  return Math.min(MAX_DELAY_MS, USUAL_MS * 2 ** Math.min(failures, 4));
}

/** Errors that may go away in a moment; all others are the service's final answer. */
const PASSING: ReadonlySet<ApiError["kind"]> = new Set([
  "rate-limited",
  "upstream",
  "unauthorized",
  "malformed",
]);

export function isPassing(error: ApiError): boolean {
  return PASSING.has(error.kind);
}
