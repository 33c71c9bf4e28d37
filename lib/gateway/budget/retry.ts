import "server-only";
import type { WireAnswer } from "../../toncenter/answer";
import type { ApiError } from "../../toncenter/error";
import { verdictOf } from "../upstream/verdict";

/** The first attempt and two more. */
const MAX_ATTEMPTS = 3;

/** Short enough that the status of a page is exact when the last attempt fails too. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 3_000;

/**
 * How long to wait before the next attempt; null means no further attempt. For reads only. The whole delay is
 * random ("full jitter"), so that calls which failed together are not repeated together.
 */
export function callRetryDelayMs(
  attempt: number,
  error: ApiError,
  answer: WireAnswer | null,
  random: () => number,
): number | null {
  if (attempt >= MAX_ATTEMPTS) return null;
  // The bucket is paused for as long as the service demanded, and every attempt needs a token.
  if (error.kind === "rate-limited" && error.whose === "service") return 0;
  if (error.kind === "upstream" && error.cause === "resting") return null;
  if (!verdictOf(error, answer).worthRetrying) return null;
  return Math.round(random() * Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1)));
}
