import type { ApiError } from "../../toncenter/error";

const USUAL_MS = 3_000;
const MAX_DELAY_MS = 30_000;

/**
 * When to request again: at the usual interval, when a rate limit ends, or with growing delays after failures, but never
 * sooner than usual.
 */
export function refreshAfterMs(problem: ApiError | null, failures: number, usualMs = USUAL_MS): number {
  const delayMs =
    problem?.kind === "rate-limited"
      ? problem.retryAfterMs
      : Math.min(MAX_DELAY_MS, usualMs * 2 ** Math.min(failures, 4));
  return Math.max(usualMs, delayMs);
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
