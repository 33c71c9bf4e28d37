import "server-only";
import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiError, RateLimited } from "../../toncenter/error";
import { DATA_POLICY } from "../../security/content-policy";
import { hasBody, type EntryRefusal } from "./entry-rules";

export type DoorRefusal = EntryRefusal | { readonly status: 429; readonly error: RateLimited };

/** Answers a request that may not enter, and leaves its body unread. */
export function refuseEntry(request: IncomingMessage, response: ServerResponse, refusal: DoorRefusal): void {
  response.statusCode = refusal.status;
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("X-Robots-Tag", "noindex");
  if ("allow" in refusal) response.setHeader("Allow", refusal.allow);
  if (refusal.status === 429) response.setHeader("Retry-After", String(secondsUntil(refusal.error)));
  // The rest of an unread body cannot be told from the next request.
  if (hasBody(request.headers)) response.setHeader("Connection", "close");
  if (refusal.status === 204) {
    response.end();
    return;
  }
  const { type, policy, text } = bodyOf(request, refusal);
  response.setHeader("Content-Type", type);
  response.setHeader("Content-Security-Policy", policy);
  response.end(text);
}

interface Body {
  readonly type: string;
  readonly policy: string;
  readonly text: string;
}

/** Programs get the error envelope of the API they called, people a short page. */
function bodyOf({ url = "/", headers }: IncomingMessage, refusal: DoorRefusal): Body {
  const message =
    refusal.status === 429
      ? `Too many requests. Try again in ${secondsUntil(refusal.error)} s.`
      : refusal.message;
  if (url.startsWith("/api/")) {
    const text = JSON.stringify(envelopeOf(url, refusal, message));
    return { type: "application/json; charset=utf-8", policy: DATA_POLICY, text };
  }
  if (headers.accept?.includes("text/html") !== true)
    return { type: "text/plain; charset=utf-8", policy: DATA_POLICY, text: `${message}\n` };
  return { type: "text/html; charset=utf-8", policy: PAGE_POLICY, text: page(refusal.status, message) };
}

function envelopeOf(url: string, refusal: DoorRefusal, message: string): object {
  if (/^\/api\/[^/]+\/v2\//.test(url)) return { ok: false, error: message, code: refusal.status };
  if (/^\/api\/[^/]+\/v3\//.test(url)) return { error: message };
  const error: ApiError =
    refusal.status === 429 ? refusal.error : { kind: "bad-input", message, field: null, tried: [] };
  return { error };
}

function secondsUntil(error: RateLimited): number {
  return Math.max(1, Math.ceil(error.retryAfterMs / 1000));
}

const STYLE = "body{font:1rem/1.5 system-ui,sans-serif;margin:15vh auto;max-width:32rem;padding:0 1rem}";
const PAGE_POLICY = `${DATA_POLICY}; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** None of it comes from the request. */
function page(status: number, message: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${status} · Shardscope</title><style>${STYLE}</style></head><body><h1>${status}</h1><p>${message}</p><p><a href="/">Home</a></p></body></html>`;
}
