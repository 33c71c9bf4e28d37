import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { NETWORK_HEADER } from "../../config/network-header.mjs";
import { DATA_POLICY, FILE_POLICY, PICTURE_POLICY } from "../../security/content-policy";
import { COMMON_HEADERS, TLS_HEADER } from "../../security/headers";

/** The context of one HTTP request to our server. */
export interface RequestContext {
  /** Identifies this request in logs and in the error reports that visitors copy. */
  readonly id: string;
  /** The address of the visitor, which the limits per visitor count by. */
  readonly address: string;
  /** The path of the URL, as received. */
  readonly path: string;
  /** When the first byte of a page is sent at the latest, with or without the service's answers. */
  readonly paintByMs: number;
  /** The deadline of all calls of this request that a visitor waits for. */
  readonly giveUpAtMs: number;
  /** Sets the status of a page that is not 200. Does nothing once the headers are sent. */
  setStatus(status: number, retryAfterMs: number | null): void;
  /** The page is sent before all of it has been loaded, so that its outcome is not known. */
  setUnfinished(): void;
}

/** Milliseconds that a request may take until its first byte, and until its last call is given up. */
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

/**
 * Creates a context for every request of this process, and sets the security headers on its response before
 * anything else handles it. It listens on Node's diagnostics channel because that is the only place that sees
 * every request and its socket: headers about the visitor can be forged, Next passes nothing else to pages,
 * and it answers some requests (repeated slashes, broken escapes) before any of our code runs.
 */
export function trackRequests(trustedProxies: number): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = requestAndResponse(message);
    if (request === null || response === null) return;
    const context = contextOf(request, response, trustedProxies);
    response.setHeader("X-Request-Id", context.id);
    for (const [name, value] of COMMON_HEADERS) response.setHeader(name, value);
    response.setHeader("Content-Security-Policy", policyOf(request.url ?? "/"));
    if (trustedProxies > 0 && request.headers["x-forwarded-proto"] === "https")
      response.setHeader(...TLS_HEADER);
    // Next sets this header from the socket when it is absent, and trusts it when it is present.
    request.headers["x-forwarded-for"] = context.address;
    request.url = readableTarget(request.url ?? "/");
    // Files can only be read: Next answers any other method with a server error.
    if (FILE.test(request.url) && request.method !== "HEAD") request.method = "GET";
    // Only proxy.ts may set this header.
    delete request.headers[NETWORK_HEADER];
    contexts().enterWith(context);
  });
}

/** Until a page sets its own. */
function policyOf(target: string): string {
  if (target.startsWith("/_next/static/")) return FILE_POLICY;
  return /^\/api\/[^/?]+\/picture(\?|$)/.test(target) ? PICTURE_POLICY : DATA_POLICY;
}

/** Files written by the build, and files in `public`. */
const FILE = /^\/(_next\/static\/|[^/?]+\.(svg|ico|png|txt|xml|webmanifest)(\?|$))/;

/**
 * A target whose escapes are not valid UTF-8 ("%ff") makes Next fail before any route is reached. Its percent
 * signs are taken literally, so that the request reaches the page for unknown URLs.
 */
export function readableTarget(target: string): string {
  try {
    decodeURIComponent(target);
    return target;
  } catch {
    return target.replaceAll("%", "%25");
  }
}

function requestAndResponse(message: unknown) {
  const fields: { request?: unknown; response?: unknown } =
    typeof message === "object" && message !== null ? message : {};
  return {
    request: fields.request instanceof IncomingMessage ? fields.request : null,
    response: fields.response instanceof ServerResponse ? fields.response : null,
  };
}

function contextOf(
  request: IncomingMessage,
  response: ServerResponse,
  trustedProxies: number,
): RequestContext {
  // A soft navigation that gets anything but 200 makes Next reload the page; the error is in the page.
  const softNavigation = request.headers["rsc"] !== undefined;
  // Counted from the first use: the development server compiles a page before it renders it.
  let startedMs: number | null = null;
  const start = () => (startedMs ??= Date.now());
  return {
    id: randomUUID(),
    address: visitorAddress(request, trustedProxies),
    path: (request.url ?? "/").split("?", 1)[0] ?? "/",
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
      if (!response.headersSent) response.setHeader("X-Robots-Tag", "noindex");
    },
  };
}

/**
 * A document waits a little for its data, since its status is exact then. A page that the browser loads into the one
 * that it shows has no status to wait for. One that is refreshed stays as it is until all of it is new.
 */
function paintMsOf({ headers }: Pick<IncomingMessage, "headers">): number {
  if (headers["rsc"] === undefined) return REQUEST_LIMITS.paintMs;
  return isRefresh(headers["next-router-state-tree"])
    ? REQUEST_LIMITS.giveUpMs
    : REQUEST_LIMITS.softNavigationPaintMs;
}

/** The browser's router marks the topmost segment that it wants anew: when it refreshes, that is the root. */
export function isRefresh(stateTree: string | readonly string[] | undefined): boolean {
  if (typeof stateTree !== "string") return false;
  try {
    const tree: unknown = JSON.parse(decodeURIComponent(stateTree));
    return Array.isArray(tree) && tree[3] === "refetch";
  } catch {
    return false;
  }
}

/**
 * Each trusted proxy appends the address it was called from, so the visitor's address is that many places
 * from the end; everything before it is claimed by the visitor and cannot be trusted.
 */
export function visitorAddress(
  request: Pick<IncomingMessage, "headers"> & {
    readonly socket: { readonly remoteAddress?: string | undefined };
  },
  trustedProxies: number,
): string {
  const socket = request.socket.remoteAddress ?? "unknown";
  if (trustedProxies === 0) return socket;
  const claimed = [request.headers["x-forwarded-for"] ?? []]
    .flat()
    .join(",")
    .split(",")
    .map((hop) => hop.trim());
  return claimed.filter((hop) => hop !== "").at(-trustedProxies) ?? socket;
}
