import "server-only";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { NETWORK_HEADER } from "../../config/network-header.mjs";
import { DATA_POLICY, FILE_POLICY, PICTURE_POLICY } from "../../security/content-policy";
import { COMMON_HEADERS, TLS_HEADER } from "../../security/headers";
import { contextOf, withinRequest, type RequestContext } from "../visitor/request-context";
import type { VisitorLimit } from "../visitor/visitor-limit";
import type { CompressedFiles } from "./compressed-files";
import { entryRefusal } from "./entry-rules";
import { refuseEntry, type DoorRefusal } from "./refusal-response";

/** Hands a request on to Next. */
export type Pass = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Decides about one request, and passes it on or answers it. */
export type Door = (request: IncomingMessage, response: ServerResponse, pass: Pass) => void;

interface DoorParts {
  readonly trustedProxies: number;
  readonly limit: Pick<VisitorLimit, "admit">;
  /** None in development. */
  readonly files?: CompressedFiles;
}

/**
 * What is decided about every request before Next sees it, in this order: who the visitor is, the security headers of
 * whatever is going to be answered, the method and the size, the visitor's limit. Files of the build end here. Nothing here reads a body or takes
 * more time than in proportion to the length of the headers.
 */
export function openDoor({ trustedProxies, limit, files }: DoorParts): Door {
  return (request, response, pass) => {
    const context = contextOf(request, response, trustedProxies);
    const target = request.url ?? "/";
    setCommonHeaders(request, response, context);
    const refusal =
      entryRefusal({ method: request.method ?? "GET", target, headers: request.headers }) ??
      (isPage(target) ? pageRefusal(limit, context) : null);
    if (refusal !== null) {
      refuseEntry(request, response, refusal);
      return;
    }
    if (files?.(request, response) === true) return;
    prepare(request, context, { target, trustedProxies });
    withinRequest(context, () => pass(request, response));
  };
}

function setCommonHeaders(request: IncomingMessage, response: ServerResponse, context: RequestContext): void {
  response.setHeader("X-Request-Id", context.id);
  for (const [name, value] of COMMON_HEADERS) response.setHeader(name, value);
  response.setHeader("Content-Security-Policy", policyOf(request.url ?? "/"));
  if (context.encrypted) response.setHeader(...TLS_HEADER);
}

/** Until a page sets its own. */
function policyOf(target: string): string {
  if (target.startsWith("/_next/static/")) return FILE_POLICY;
  return /^\/api\/[^/?]+\/picture(\?|$)/.test(target) ? PICTURE_POLICY : DATA_POLICY;
}

/** Files written by the build, and files in `public`. */
const FILE = /^\/(_next\/static\/|[^/?]+\.(svg|ico|png|txt|xml|webmanifest)(\?|$))/;

/** Routes of the API count what they cost by themselves; files cost nothing. */
function isPage(target: string): boolean {
  return !target.startsWith("/api/") && !FILE.test(target);
}

function pageRefusal(limit: DoorParts["limit"], { address }: RequestContext): DoorRefusal | null {
  const admitted = limit.admit(address);
  return admitted.ok ? null : { status: 429, error: admitted.error };
}

function prepare(
  request: IncomingMessage,
  { address, encrypted }: RequestContext,
  { target, trustedProxies }: { readonly target: string; readonly trustedProxies: number },
): void {
  // Next sets these headers from the socket when they are absent, and trusts them when they are present.
  request.headers["x-forwarded-for"] = address;
  request.headers["x-forwarded-proto"] = encrypted ? "https" : "http";
  if (trustedProxies === 0) delete request.headers["x-forwarded-host"];
  request.url = readableTarget(target);
  // Only proxy.ts may set this header.
  delete request.headers[NETWORK_HEADER];
}

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

/** The development server is Next's own: the door is put before whatever it does with requests. */
export function putDoorBefore(server: Server, door: Door): void {
  const listeners = server.listeners("request");
  server.removeAllListeners("request");
  server.on("request", (request, response) =>
    door(request, response, (...passed) => {
      for (const listen of listeners) Reflect.apply(listen, server, passed);
    }),
  );
}
