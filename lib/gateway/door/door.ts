import "server-only";
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from "node:http";
import { NETWORK_HEADER, NONCE_HEADER, PATH_HEADER, SEARCH_HEADER } from "../../config/network-header.mjs";
import { DATA_POLICY, FILE_POLICY, PICTURE_POLICY } from "../../security/content-policy";
import { COMMON_HEADERS, TLS_HEADER } from "../../security/headers";
import { observeRequest, type RequestObserver } from "../observe/observe-request";
import { isFile } from "../observe/request-kind";
import type { PageCache, SharedPage } from "../page-cache/page-cache";
import { contextOf, withinRequest, type RequestContext } from "../visitor/request-context";
import { Seats } from "../visitor/seats";
import type { VisitorLimit } from "../visitor/visitor-limit";
import type { RateLimited } from "../../toncenter/error";
import type { CompressedFiles } from "./compressed-files";
import { entryRefusal } from "./entry-rules";
import { preparePage, type RouteRule } from "./prepare-page";
import { refuseEntry, type DoorRefusal } from "./refusal-response";
import { normalTarget } from "./request-target";
import { limitUnread } from "./unread-response";

/** Hands a request on to Next. */
export type Pass = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Decides about one request: passes it on or answers it. */
export type Door = (request: IncomingMessage, response: ServerResponse, pass: Pass) => void;

/** Null for responses that are only for the requesting visitor. */
export type ShareRule = (target: string, headers: IncomingHttpHeaders) => SharedPage | null;

/** Pages that are rendered once for several visitors. */
export interface DoorPages {
  readonly cache: Pick<PageCache, "has" | "serve">;
  readonly rule: ShareRule;
}

interface DoorParts {
  readonly trustedProxies: number;
  readonly limit: Pick<VisitorLimit, "admit">;
  /** None in development. */
  readonly files?: CompressedFiles;
  readonly route: RouteRule;
  /** Null if each request is rendered separately. */
  readonly pages: DoorPages | null;
  readonly observer?: RequestObserver;
  readonly onBug: (error: unknown) => void;
}

/** What a page or a shared list costs of a visitor's limit: a cached one costs no call and hardly any time. */
const PAGE_COST = { rendered: 1, held: 0.1 } as const;

/**
 * Requests of one visitor that are being answered: whoever does not read what is sent would otherwise collect it in our
 * memory. Behind one address may be an office, and browsers open up to a hundred streams through a proxy.
 */
const OPEN_REQUESTS = { all: Infinity, each: 256 } as const;
const TOO_MANY_OPEN: RateLimited = { kind: "rate-limited", whose: "visitor", retryAfterMs: 1_000 };

/**
 * Handles every request before Next sees it, in this order: the path (as Next reads it), the visitor's address, the
 * security headers of whatever response follows, the method and the size, a cached page, the visitor's limit, the route of
 * a page. Requests for build files end here. Nothing here reads a body or takes more time than in proportion to the length of the headers.
 */
export function openDoor({ trustedProxies, limit, files, route, pages, observer, onBug }: DoorParts): Door {
  const seats = new Seats(OPEN_REQUESTS);
  const enter: Door = (request, response, pass) => {
    request.url = normalTarget(request.url ?? "/");
    const context = contextOf(request, response, trustedProxies);
    if (observer !== undefined) observeRequest(request, response, context, observer);
    const target = request.url;
    const method = request.method ?? "GET";
    setCommonHeaders(request, response, context);
    const refused = entryRefusal({ method, target, headers: request.headers });
    if (refused !== null) {
      refuseEntry(request, response, refused);
      return;
    }
    const leave = seats.take(context.address);
    if (leave === null) {
      refuseEntry(request, response, { status: 429, error: TOO_MANY_OPEN });
      return;
    }
    response.once("close", leave);
    limitUnread(response);
    if (files?.(request, response) === true) return;
    prepare(request, context, trustedProxies);
    const isSharable = (method === "GET" || method === "HEAD") && !isFile(target);
    const shared = isSharable ? (pages?.rule(target, request.headers) ?? null) : null;
    const cost = shared !== null && pages?.cache.has(shared.key) === true ? "held" : "rendered";
    const isRouted = isPage(target);
    const limited = shared !== null || isRouted ? pageRefusal(limit, context, PAGE_COST[cost]) : null;
    if (limited !== null) {
      refuseEntry(request, response, limited);
      return;
    }
    const render: Pass = isRouted
      ? (asked, answer) => preparePage(asked, answer, route) || pass(asked, answer)
      : pass;
    if (shared !== null && pages !== null) {
      pages.cache.serve(shared, request, response, context, render).catch((error: unknown) => {
        fail(response, error);
      });
      return;
    }
    withinRequest(context, () => render(request, response));
  };
  const fail = (response: ServerResponse, error: unknown) => {
    onBug(error);
    response.destroy();
  };
  return (request, response, pass) => {
    try {
      enter(request, response, pass);
    } catch (error) {
      fail(response, error);
    }
  };
}

function setCommonHeaders(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  response.setHeader("X-Request-Id", context.id);
  for (const [name, value] of COMMON_HEADERS) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", policyOf(request.url ?? "/"));
  if (context.encrypted) response.setHeader(...TLS_HEADER);
}

/** Applies until a page sets its own. */
function policyOf(target: string): string {
  if (target.startsWith("/_next/static/")) return FILE_POLICY;
  return /^\/api\/[^/?]+\/picture(\?|$)/.test(target) ? PICTURE_POLICY : DATA_POLICY;
}

/** API routes count their own cost, unless the response is shared; files cost nothing. */
function isPage(target: string): boolean {
  return !target.startsWith("/api/") && !isFile(target);
}

function pageRefusal(
  limit: DoorParts["limit"],
  { address }: RequestContext,
  cost: number,
): DoorRefusal | null {
  const admitted = limit.admit(address, cost);
  return admitted.ok ? null : { status: 429, error: admitted.error };
}

function prepare(
  request: IncomingMessage,
  { address, encrypted }: RequestContext,
  trustedProxies: number,
): void {
  // Next sets these headers from the socket when they are absent, and trusts them when they are present.
  request.headers["x-forwarded-for"] = address;
  request.headers["x-forwarded-proto"] = encrypted ? "https" : "http";
  if (trustedProxies === 0) delete request.headers["x-forwarded-host"];
  // Only the door itself may set these headers.
  for (const name of [NETWORK_HEADER, NONCE_HEADER, PATH_HEADER, SEARCH_HEADER]) delete request.headers[name];
}

/** The development server is Next's own: the door goes in front of its request handlers. */
export function putDoorBefore(server: Server, door: Door): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    door(request, response, (...passed) => {
      for (const listen of listeners) Reflect.apply(listen, server, passed);
    }),
  );
}
