import type { ApiError } from "../../toncenter/error";

const USUAL_MS = 3_000;
const LONGEST_MS = 30_000;

/** When to ask again: as usual, when a limit ends, or more and more rarely while something is broken. */
export function refreshAfterMs(problem: ApiError | null, failures: number): number {
  if (problem?.kind === "rate-limited") return Math.max(USUAL_MS, problem.retryAfterMs);
  return Math.min(LONGEST_MS, USUAL_MS * 2 ** Math.min(failures, 4));
}
