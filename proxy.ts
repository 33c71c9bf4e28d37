import { NextResponse, type NextRequest } from "next/server";
import { readEnvironment } from "./lib/config/environment.mjs";
import { NETWORK_HEADER, NONCE_HEADER, PATH_HEADER, SEARCH_HEADER } from "./lib/config/network-header.mjs";
import { formPath, segmentsOf, wantedForm } from "./lib/domain/page-data/page-data";
import { redirectOf } from "./lib/search/redirect";
import { pagePolicy } from "./lib/security/content-policy";
import { freshNonce } from "./lib/security/nonce";

const read = readEnvironment(process.env);
const standard = read.ok ? read.settings.defaultNetwork : null;
const networks = (read.ok ? read.settings.networks : []).map(({ id, name, testnet }) => ({
  id,
  name,
  testnet,
  standard: id === standard,
}));

/** Browsers cache a permanent redirect forever unless there is a limit, and the target of a path can change. */
const REDIRECT_CACHE = "max-age=3600";

/** Handles requests for pages: determines their network and sets the content policy. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = freshNonce();
  const policy = pagePolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on its own scripts.
  headers.set("Content-Security-Policy", policy);
  headers.set(NONCE_HEADER, nonce);
  // Layouts and the not-found page read these.
  headers.set(PATH_HEADER, request.nextUrl.pathname);
  headers.set(SEARCH_HEADER, request.nextUrl.search);
  const response = route(request, headers);
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

/** The default network has no prefix in the URL; the others are the first segment. Each resource has one URL. */
function route(request: NextRequest, headers: Headers): NextResponse {
  const { pathname, search } = request.nextUrl;
  const target = redirectOf(pathname, search, networks);
  if (target !== null) {
    const response = NextResponse.redirect(new URL(target, request.nextUrl), 308);
    response.headers.set("Cache-Control", REDIRECT_CACHE);
    return response;
  }
  const data = dataOf(pathname, request.nextUrl.searchParams, request.headers.get("accept"));
  if (data !== null) {
    const response = NextResponse.redirect(new URL(data, request.nextUrl), 307);
    response.headers.set("Vary", "Accept");
    return response;
  }
  const [, first = ""] = pathname.split("/");
  if (standard === null || networks.some(({ id }) => id === first)) {
    return NextResponse.next({ request: { headers } });
  }
  headers.set(NETWORK_HEADER, standard);
  return NextResponse.next({ request: { headers } });
}

/** The URL where a program finds a page's data; null for all other requests. */
function dataOf(pathname: string, query: URLSearchParams, accept: string | null): string | null {
  const form = wantedForm(pathname, accept);
  if (standard === null || form === null) return null;
  const segments = segmentsOf(pathname);
  const prefix = networks.find(({ id }) => id === segments[0])?.id;
  return formPath(form, prefix ?? standard, prefix === undefined ? segments : segments.slice(1), query);
}

export const config = {
  // Files and data are not pages; their headers are set in lib/gateway/door/door.ts.
  matcher: [
    "/((?!api/|_next/static/|_next/image|(?:apple-icon\\.png|favicon\\.ico|icon-192\\.png|icon-512\\.png|icon-maskable-512\\.png|icon\\.svg|llms\\.txt|manifest\\.webmanifest|robots\\.txt|sitemap\\.xml)$).*)",
  ],
};
