import type { ApiError } from "../../toncenter/error";
import { retryWaitMs } from "../list/list-state";

const OFFLINE_MS = 5_000;
const FIRST_MS = 1_000;

/** How many times in a row a page may fail for reasons other than a rate limit. */
const MAX_FAILURES = 4;

/** How long to wait before the next attempt after that many failures; null: do not retry automatically. */
export function pageRetryDelayMs(problem: ApiError, failures: number): number | null {
  switch (problem.kind) {
    case "rate-limited":
      return retryWaitMs(problem);
    case "offline":
      return OFFLINE_MS;
    case "upstream":
    case "malformed":
    case "unauthorized":
      return failures < MAX_FAILURES ? FIRST_MS * 2 ** failures : null;
    case "bad-input":
    case "not-found":
    case "not-yet":
      return null;
  }
}

/** Rate limits and lost connections say nothing about the page, so they may be retried any number of times. */
export function isPageFailure({ kind }: ApiError): boolean {
  return kind !== "rate-limited" && kind !== "offline";
}
