import "server-only";
import { findNetwork, type Network } from "../../gateway/networks";
import { visitorLimit } from "../../gateway/visitor/visitor-limit";
import { currentRequest } from "../../gateway/visitor/request-context";
import { UNKNOWN_NETWORK } from "../../domain/network/network-problems";
import { wireJson } from "../../domain/list/wire-json";
import { httpStatusOf, ok, type ApiError } from "../../toncenter/error";

/** Responds with a report that is private to the visitor, about this process, or about what has just been sent. */
export function reportResponse(report: object): Response {
  return reportWith(report, "no-store");
}

/** Other caches keep nothing for longer: a new version of the explorer can use another report format. */
const LONGEST_SHARED_S = 60;

/**
 * Responds with a report or a page of a list that is the same for all visitors. Caches in front of us may keep it
 * while the answers that it was made from are new; browsers revalidate each time.
 */
export function publicReportResponse(report: object): Response {
  return reportWith(report, sharedCacheControl());
}

function sharedCacheControl(): string {
  const lifetime = currentRequest()?.lifetime;
  if (lifetime?.hasAnswers !== true || lifetime.untilMs === null) return "no-store";
  const seconds = Math.min(LONGEST_SHARED_S, Math.floor((lifetime.untilMs - Date.now()) / 1_000));
  return seconds < 1 ? "no-store" : `public, max-age=0, s-maxage=${seconds}`;
}

function reportWith(report: object, cacheControl: string): Response {
  return new Response(wireJson(report), {
    headers: { "Content-Type": "application/json", "Cache-Control": cacheControl, "X-Robots-Tag": "noindex" },
  });
}

/**
 * Makes a report for a known network, unless this visitor is over the limit. The door has already counted shared
 * responses.
 */
export async function unlessLimited(
  params: Promise<{ readonly network: string }>,
  report: (network: Network) => Promise<Response>,
  cost = 1,
): Promise<Response> {
  const { network: id } = await params;
  const { address = "unknown", isCounted = false } = currentRequest() ?? {};
  const admitted = isCounted ? ok(null) : visitorLimit().admit(address, cost);
  if (!admitted.ok) return refuse(admitted.error);
  const network = findNetwork(id);
  return network === null ? refuse(UNKNOWN_NETWORK) : report(network);
}

/** Responds with an error, with a status for machines. */
export function refuse(error: ApiError): Response {
  const response = Response.json(
    { error },
    { status: httpStatusOf(error), headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } },
  );
  if (error.kind === "rate-limited")
    response.headers.set("Retry-After", String(Math.max(1, Math.ceil(error.retryAfterMs / 1_000))));
  return response;
}
