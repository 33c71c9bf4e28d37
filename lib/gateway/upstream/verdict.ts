import "server-only";
import { isEnvelope as isServiceEnvelope, type WireAnswer } from "../../toncenter/answer";
import type { ApiError } from "../../toncenter/error";

export interface Verdict {
  /** False counts towards opening the breaker. */
  readonly alive: boolean;
  /** Whether the same call may succeed in a moment. */
  readonly worthRetrying: boolean;
}

const NOT_A_FAILURE: Verdict = { alive: true, worthRetrying: false };
const TEMPORARY: Verdict = { alive: true, worthRetrying: true };
const SERVICE_DOWN: Verdict = { alive: false, worthRetrying: true };

/** The application's messages about its own temporary failures. */
const TEMPORARY_FAILURE = /timeout|internal server error|not ?ready/i;

/**
 * What a failed attempt says about the service. A 5xx in the application's own envelope does not count against it:
 * the node interface answers 500, 533 and 542 to calls about things that do not exist (a get method of an account
 * without code), and one visitor with five such requests would open the breaker for everybody.
 */
export function verdictOf(error: ApiError, answer: WireAnswer | null): Verdict {
  if (error.kind !== "upstream") return NOT_A_FAILURE;
  if (answer === null) return error.cause === "too-large" ? NOT_A_FAILURE : SERVICE_DOWN;
  // A proxy's refusal of one request says nothing about others; a retry may reach the service.
  if (answer.status >= 300 && answer.status < 500)
    return isEnvelope(answer.body) || answer.status < 400 ? NOT_A_FAILURE : TEMPORARY;
  if (answer.status === 502 || answer.status === 503 || !isEnvelope(answer.body)) return SERVICE_DOWN;
  return TEMPORARY_FAILURE.test(error.message) ? TEMPORARY : NOT_A_FAILURE;
}

/** Whether the application itself wrote this body, rather than a proxy in front of it. */
export function isEnvelope(body: string): boolean {
  try {
    return isServiceEnvelope(JSON.parse(body));
  } catch {
    return false;
  }
}
