import { NextResponse, type NextRequest } from "next/server";
import { readEnvironment } from "./lib/config/environment.mjs";
import { NETWORK_HEADER, SHOWN_NETWORK_HEADER } from "./lib/config/network-header.mjs";
import { pagePolicy } from "./lib/security/content-policy";

const read = readEnvironment(process.env);
const networks = read.ok ? read.settings : null;

/** Requests for pages: which network they are about, and what their content may do in the browser. */
export function proxy(request: NextRequest): NextResponse {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = pagePolicy(nonce, process.env.NODE_ENV === "development");
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on its own scripts.
  headers.set("Content-Security-Policy", policy);
  headers.set("X-Nonce", nonce);
  const response = route(request, headers);
  response.headers.set("Content-Security-Policy", policy);
  return response;
}

/** The default network has no prefix in the URL; the others are their first segment. */
function route(request: NextRequest, headers: Headers): NextResponse {
  const url = request.nextUrl.clone();
  const [, first = "", ...rest] = url.pathname.split("/");
  const standard = networks?.defaultNetwork ?? null;
  if (first === standard) {
    url.pathname = `/${rest.filter((segment) => segment !== "").join("/")}`;
    return NextResponse.redirect(url, 308);
  }
  const named = networks?.networks.some((network) => network.id === first) === true;
  headers.set(SHOWN_NETWORK_HEADER, named ? first : (standard ?? ""));
  if (standard === null || named) {
    return NextResponse.next({ request: { headers } });
  }
  headers.set(NETWORK_HEADER, standard);
  return NextResponse.next({ request: { headers } });
}

export const config = {
  // Files and data are no pages; their headers are set in lib/gateway/visit.ts.
  matcher: ["/((?!api/|_next/static/|_next/image|[^/]+\\.(?:svg|ico|png|txt|xml|webmanifest)$).*)"],
};
