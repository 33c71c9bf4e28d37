import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { NETWORK_HEADER, NONCE_HEADER, PATH_HEADER, SEARCH_HEADER } from "../../config/network-header.mjs";
import { pagePolicy } from "../../security/content-policy";
import { freshNonce } from "../../security/nonce";
import { ANY_ORIGIN, hasEmptySegment } from "./request-target";

/** Where a request for a page leads. */
export type PageRoute =
  | {
      readonly kind: "redirect";
      readonly to: string;
      readonly status: 307 | 308;
      readonly headers: PageHeaders;
    }
  /** `network` is the one to show, or null if the path names it or there is none. */
  | { readonly kind: "page"; readonly network: string | null };

type PageHeaders = Readonly<Record<string, string>>;

/** A request for a page, as far as its route depends on it. `search` is empty or begins with a question mark. */
export interface PageTarget {
  readonly path: string;
  readonly search: string;
  readonly accept: string | null;
}

export type RouteRule = (target: PageTarget) => PageRoute;

/** Next's router adds it to the URLs of the parts that it fetches, and removes it before a page sees the query. */
const ROUTER_FIELD = "_rsc=";

/**
 * Sets the content policy of a page and gives Next what its rendering needs to know, in headers. Returns whether it has
 * answered the request itself, with a redirect.
 */
export function preparePage(request: IncomingMessage, response: ServerResponse, rule: RouteRule): boolean {
  const target = request.url ?? "/";
  // Next redirects or refuses everything else.
  if (!target.startsWith("/") || hasEmptySegment(target)) return false;
  const nonce = freshNonce();
  const policy = pagePolicy(nonce, process.env.NODE_ENV === "development");
  response.setHeader("Content-Security-Policy", policy);
  const { pathname: path, search: query } = new URL(ANY_ORIGIN + target);
  const search = withoutRouterField(query);
  const route = rule({ path, search, accept: request.headers.accept ?? null });
  if (route.kind === "redirect") {
    response.writeHead(route.status, { ...route.headers, Location: onThisHost(route.to) });
    response.end();
    return true;
  }
  // Next reads the nonce from here and puts it on its own scripts.
  request.headers["content-security-policy"] = policy;
  request.headers[NONCE_HEADER] = nonce;
  // Layouts and the not-found page read these.
  request.headers[PATH_HEADER] = path;
  request.headers[SEARCH_HEADER] = search;
  if (route.network !== null) request.headers[NETWORK_HEADER] = route.network;
  return false;
}

function withoutRouterField(search: string): string {
  if (!search.includes(ROUTER_FIELD)) return search;
  const fields = search.slice(1).split("&");
  const left = fields.filter((field) => !field.startsWith(ROUTER_FIELD));
  return left.length === 0 ? "" : `?${left.join("&")}`;
}

/** Whatever it looks like, this is a path: two slashes at the beginning would be another host. */
function onThisHost(path: string): string {
  const { pathname, search, hash } = new URL(`${ANY_ORIGIN}/${path}`);
  return pathname.replace(/^\/+/, "/") + search + hash;
}
