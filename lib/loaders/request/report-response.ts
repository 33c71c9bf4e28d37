import "server-only";
import { findNetwork, type Network } from "../../gateway/networks";
import { visitorLimit } from "../../gateway/visitor/visitor-limit";
import { currentRequest } from "../../gateway/visitor/request-context";
import { wireJson } from "../../domain/list/wire-json";
import { httpStatusOf, type ApiError } from "../../toncenter/error";

/** Answers with a report or a page of a list of ours, which no cache between us and the browser may keep. */
export function reportResponse(report: object): Response {
  return new Response(wireJson(report), {
    headers: { "Content-Type": "application/json", "Cache-Control": "no-store", "X-Robots-Tag": "noindex" },
  });
}

/** Makes a report for a known network, unless this visitor has asked for too much lately. */
export async function unlessLimited(
  params: Promise<{ readonly network: string }>,
  report: (network: Network) => Promise<Response>,
  cost = 1,
): Promise<Response> {
  const { network: id } = await params;
  const network = findNetwork(id);
  if (network === null) return refuse({ kind: "not-found", message: "unknown network" });
  const admitted = visitorLimit().admit(currentRequest()?.address ?? "unknown", cost);
  return admitted.ok ? report(network) : refuse(admitted.error);
}

/** Answers with an error, and says so to machines. */
export function refuse(error: ApiError): Response {
  const response = Response.json(
    { error },
    { status: httpStatusOf(error), headers: { "Cache-Control": "no-store", "X-Robots-Tag": "noindex" } },
  );
  if (error.kind === "rate-limited")
    response.headers.set("Retry-After", String(Math.max(1, Math.ceil(error.retryAfterMs / 1_000))));
  return response;
}
