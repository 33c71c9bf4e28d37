import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { RequestTiming } from "../observe/request-timing";
import { AnswerLifetime } from "./answer-lifetime";
import { WaitingVisitors } from "./waiting-visitors";
import { visitorAddress, visitorOf } from "./visitor-address";
import { isEncrypted } from "./visitor-scheme";

/** The context of one HTTP request to our server. */
export interface RequestContext {
  /** Identifies this request in logs and in the error reports that visitors copy. */
  readonly id: string;
  /** The visitor's address, by which the limits per visitor count. */
  readonly address: string;
  /** Whether the visitor's connection is encrypted, according to a trusted proxy. */
  readonly encrypted: boolean;
  /** Whether the door has already charged its cost to the visitor's limit. */
  readonly isCounted: boolean;
  /** The visitors waiting for the answers that this request needs. */
  readonly waiting: WaitingVisitors;
  /** How long the result of those answers is valid. */
  readonly lifetime: AnswerLifetime;
  readonly timing: RequestTiming;
  /** The path of the URL, as received. */
  readonly path: string;
  /** The latest time to send the first byte of a page, with or without the service's answers. */
  readonly paintByMs: number;
  /** The deadline of all calls that a visitor waits for in this request. */
  readonly giveUpAtMs: number;
  /** Aborted when the connection closes before the whole response is sent: no visitor waits for it anymore. */
  readonly left: AbortSignal;
  /** Sets a page's status other than 200. Does nothing once the headers are sent. */
  setStatus(status: number, retryAfterMs: number | null): void;
  /** Marks the page as sent before all of it has been loaded, so that its outcome is unknown. */
  setUnfinished(): void;
}

/** Milliseconds until a request's first byte at most, and until its last calls are given up. */
export const REQUEST_LIMITS = { paintMs: 700, softNavigationPaintMs: 300, giveUpMs: 10_000 } as const;

// Next bundles pages, routes and instrumentation separately; what they share is on the global object.
const SHARED = Symbol.for("shardscope.requests");

type Shared = { [SHARED]?: AsyncLocalStorage<RequestContext> };

function contexts(): AsyncLocalStorage<RequestContext> {
  const shared: typeof globalThis & Shared = globalThis;
  shared[SHARED] ??= new AsyncLocalStorage<RequestContext>();
  return shared[SHARED];
}

export function currentRequest(): RequestContext | null {
  return contexts().getStore() ?? null;
}

/** Handles a request; everything it starts finds its context in `currentRequest`. */
export function withinRequest<T>(context: RequestContext, handle: () => T): T {
  return contexts().run(context, handle);
}

/**
 * For work whose result is shared: it belongs to no visitor, and continues when the visitor who started it has left.
 */
export function outsideRequests<T>(work: () => T): T {
  return contexts().exit(work);
}

export function contextOf(
  request: IncomingMessage,
  response: ServerResponse,
  trustedProxies: number,
): RequestContext {
  return contextFor(request, response, {
    id: randomUUID(),
    address: visitorAddress(request, trustedProxies),
    encrypted: isEncrypted(request, trustedProxies),
    timing: new RequestTiming(),
  });
}

/** Identifies the request and its visitor. */
export type RequestOrigin = Pick<RequestContext, "id" | "address" | "encrypted" | "timing">;

/** The context of a request whose visitor is determined elsewhere: of a shared render. */
export function contextFor(
  request: IncomingMessage,
  response: ServerResponse,
  { id, address, encrypted, timing }: RequestOrigin,
  isCounted = false,
): RequestContext {
  // A soft navigation that gets anything but 200 makes Next reload the page; the error is in the page.
  const softNavigation = request.headers["rsc"] !== undefined;
  // Counted from the first use: the development server compiles a page before it renders it.
  let startedMs: number | null = null;
  const start = () => (startedMs ??= Date.now());
  const lifetime = new AnswerLifetime();
  const leaving = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) leaving.abort();
  });
  return {
    id,
    address,
    encrypted,
    isCounted,
    waiting: new WaitingVisitors(visitorOf(address)),
    lifetime,
    timing,
    path: (request.url ?? "/").split("?", 1)[0] ?? "/",
    left: leaving.signal,
    get paintByMs() {
      return start() + paintMsOf(request);
    },
    get giveUpAtMs() {
      return start() + REQUEST_LIMITS.giveUpMs;
    },
    setStatus(status, retryAfterMs) {
      if (response.headersSent || softNavigation) return;
      response.statusCode = status;
      response.setHeader("X-Robots-Tag", "noindex");
      if (retryAfterMs !== null)
        response.setHeader("Retry-After", String(Math.max(1, Math.ceil(retryAfterMs / 1000))));
    },
    setUnfinished() {
      lifetime.spoil();
      if (!response.headersSent) response.setHeader("X-Robots-Tag", "noindex");
    },
  };
}

/**
 * A document waits briefly for its data, so that its status is exact. A page that the browser's router loads has no
 * status to wait for. A page that is refreshed stays as it is until all of it is new.
 */
function paintMsOf({ headers }: Pick<IncomingMessage, "headers">): number {
  if (headers["rsc"] === undefined) return REQUEST_LIMITS.paintMs;
  return isRefresh(headers["next-router-state-tree"])
    ? REQUEST_LIMITS.giveUpMs
    : REQUEST_LIMITS.softNavigationPaintMs;
}

/** The browser's router marks the topmost segment to be fetched anew: on a refresh, that is the root. */
export function isRefresh(stateTree: string | readonly string[] | undefined): boolean {
  if (typeof stateTree !== "string") return false;
  try {
    const tree: unknown = JSON.parse(decodeURIComponent(stateTree));
    return Array.isArray(tree) && tree[3] === "refetch";
  } catch {
    return false;
  }
}
