import "server-only";
import type { ApiVersion, Freshness } from "../../toncenter/endpoint";
import { httpStatusOf, type ApiError } from "../../toncenter/error";
import { DATA_POLICY } from "../../security/content-policy";
import { LIFETIMES } from "../cache/freshness";
import type { Forwarded } from "../gateway";
import { isEnvelope } from "../upstream/verdict";

/** The answer of an API route, before it becomes a Response. */
export interface Reply {
  readonly status: number;
  readonly body: string | null;
  readonly headers: Readonly<Record<string, string>>;
}

const NOT_KEPT = { "Cache-Control": "no-store" };

/** Our own refusal, in the error envelope of this API version. */
export function refusal(
  version: ApiVersion,
  status: number,
  message: string,
  headers: Reply["headers"] = {},
): Reply {
  const body = version === "v2" ? { ok: false, error: message, code: status } : { error: message };
  return { status, body: JSON.stringify(body), headers: { ...NOT_KEPT, ...headers } };
}

export function errorReply(version: ApiVersion, error: ApiError): Reply {
  const headers = error.kind === "rate-limited" ? retryAfter(error.retryAfterMs) : {};
  return refusal(version, httpStatusOf(error), messageOf(error), headers);
}

/**
 * Good answers and refusals of the service are forwarded unchanged; errors of the explorer itself get our own
 * message.
 */
export function replyOf(version: ApiVersion, forwarded: Forwarded, nowMs: number): Reply {
  if (forwarded.ok) {
    const headers =
      forwarded.refreshError === null
        ? keep(forwarded.freshness, nowMs - forwarded.asOfMs)
        : stale(forwarded.refreshError, nowMs - forwarded.asOfMs);
    return { status: 200, body: forwarded.body, headers };
  }
  const { error, answer } = forwarded;
  // Visitors get neither the service's messages about our key nor anything that is not an answer of its API.
  const isForwarded =
    answer !== null &&
    error.kind !== "unauthorized" &&
    error.kind !== "malformed" &&
    (answer.status < 300 || answer.status >= 400) &&
    isEnvelope(answer.body);
  if (!isForwarded) return errorReply(version, error);
  const headers = error.kind === "rate-limited" ? retryAfter(error.retryAfterMs) : {};
  return { status: answer.status, body: answer.body, headers: { ...NOT_KEPT, ...headers } };
}

export function toResponse({ status, body, headers }: Reply): Response {
  return new Response(body, {
    status,
    headers: {
      ...(body === null ? {} : { "Content-Type": "application/json; charset=utf-8" }),
      "Content-Security-Policy": DATA_POLICY,
      "X-Robots-Tag": "noindex",
      ...headers,
    },
  });
}

function keep(freshness: Freshness, ageMs: number): Reply["headers"] {
  if (freshness === "never") return NOT_KEPT;
  if (freshness === "immutable") return { "Cache-Control": "private, max-age=86400, immutable" };
  const maxAge = Math.floor(LIFETIMES[freshness].freshMs / 1000);
  return { "Cache-Control": `private, max-age=${maxAge}`, Age: seconds(ageMs) };
}

/** The last good answer while the service fails: with its age, and why it could not be refreshed. */
function stale(error: ApiError, ageMs: number): Reply["headers"] {
  return { ...NOT_KEPT, Age: seconds(ageMs), "X-Refresh-Error": error.kind };
}

function retryAfter(retryAfterMs: number): Reply["headers"] {
  return { "Retry-After": String(Math.max(1, Math.ceil(retryAfterMs / 1000))) };
}

function seconds(ms: number): string {
  return String(Math.max(0, Math.floor(ms / 1000)));
}

function messageOf(error: ApiError): string {
  switch (error.kind) {
    case "rate-limited":
      return "Ratelimit exceeded";
    case "unauthorized":
      return "the explorer has no access to this service";
    case "malformed":
      return "the service sent an unreadable answer";
    case "offline":
      return "offline";
    default:
      return error.message;
  }
}
