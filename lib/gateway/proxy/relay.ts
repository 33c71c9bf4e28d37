import "server-only";
import type { ApiVersion, Endpoint } from "../../toncenter/endpoint";
import { fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { rawFromBody, rawFromQuery, readParams, type RawParams } from "../../toncenter/request";
import { jsonRpc } from "../../toncenter/v2/v2-json-rpc";
import { allowedMethods, findOperation, isInTable } from "./allow-list";
import { gatewayOf } from "../gateways";
import { readRpc, withId } from "./rpc-envelope";
import { logApiRequest, logError } from "../observe/log";
import { countApiRequest } from "../observe/metrics";
import { findNetwork } from "../networks";
import { costOf, maxBodyBytesOf } from "../operation-policy";
import { errorReply, refusal, replyOf, toResponse, type Reply } from "./reply";
import { readJsonObject, type JsonObject } from "./request-body";
import { CROSS_SITE_REFUSAL, isFromOtherSite } from "./same-site";
import { currentRequest } from "../visitor/request-context";
import { visitorLimit } from "../visitor/visitor-limit";

/** A client's request for an operation of a network's service. */
export interface ApiTarget {
  readonly network: string;
  readonly version: ApiVersion;
  /** The part after `/api/<network>/<version>/`. */
  readonly path: string;
}

/** Answers a request to our API: from the cache, from the service, or with a refusal. Never throws. */
export async function relay(request: Request, target: ApiTarget): Promise<Response> {
  const startedMs = Date.now();
  const reply = await answer(request, target).catch((error: unknown) => {
    if (request.signal.aborted) return refusal(target.version, 499, "the client has gone");
    logError("relay", error);
    return refusal(target.version, 500, "internal error");
  });
  // Arbitrary text from clients must not get into logs and metric labels.
  const network = findNetwork(target.network)?.id ?? "unknown";
  const endpoint = isInTable(target.version, target.path)
    ? `${target.version}.${target.path}`
    : target.version;
  countApiRequest(network, target.version, reply.status);
  logApiRequest({ network, endpoint, status: reply.status, durationMs: Date.now() - startedMs });
  return toResponse(reply);
}

async function answer(request: Request, target: ApiTarget): Promise<Reply> {
  const { network, version, path } = target;
  const admitted = charge(version, 1);
  if (!admitted.ok) return admitted.error;
  if (findNetwork(network) === null) return refusal(version, 404, "unknown network");
  if (request.method === "OPTIONS")
    return { status: 204, body: null, headers: { Allow: allowedMethods(version, path) } };
  const operation = findOperation(version, request.method, path);
  if (!operation.ok) return operation.error;
  if (request.method !== "POST") {
    return performCall(request, target, operation.value, rawFromQuery(new URL(request.url).searchParams));
  }
  const body = await readPost(request, version, operation.value);
  if (!body.ok) return body.error;
  if (operation.value === jsonRpc) return callWrapped(request, target, body.value);
  return performCall(request, target, operation.value, rawFromBody(body.value));
}

async function readPost(
  request: Request,
  version: ApiVersion,
  endpoint: Endpoint,
): Promise<Result<JsonObject, Reply>> {
  if (isFromOtherSite(request.headers)) return fail(refusal(version, 403, CROSS_SITE_REFUSAL));
  const body = await readJsonObject(request, maxBodyBytesOf(endpoint));
  return body.ok ? body : fail(refusal(version, body.error.status, body.error.message));
}

async function callWrapped(request: Request, target: ApiTarget, body: JsonObject): Promise<Reply> {
  const call = readRpc(body);
  if (!call.ok) return refusal(target.version, 422, call.error);
  const operation = findOperation(target.version, "POST", call.value.method);
  const reply = operation.ok
    ? await performCall(request, target, operation.value, rawFromBody(call.value.params))
    : operation.error;
  return { ...reply, body: reply.body === null ? null : withId(reply.body, call.value.id) };
}

async function performCall(
  request: Request,
  { network, version }: ApiTarget,
  endpoint: Endpoint,
  raw: RawParams,
): Promise<Reply> {
  // The request has already paid 1; expensive operations pay the rest now.
  const admitted = charge(version, costOf(endpoint) - 1);
  if (!admitted.ok) return admitted.error;
  const values = readParams(endpoint, raw);
  if (!values.ok) return refusal(version, 422, messageOf(values.error, version, request.method));
  const options = { lane: "interactive", signal: request.signal } as const;
  const reply = replyOf(
    version,
    await gatewayOf(network).forward(endpoint, values.value, options),
    Date.now(),
  );
  return request.method === "POST"
    ? { ...reply, headers: { ...reply.headers, "Cache-Control": "no-store" } }
    : reply;
}

function charge(version: ApiVersion, cost: number): Result<null, Reply> {
  if (cost <= 0) return ok(null);
  const admitted = visitorLimit().admit(currentRequest()?.address ?? "unknown", cost);
  return admitted.ok ? admitted : fail(errorReply(version, admitted.error));
}

/** The node interface distinguishes parse errors of a parameter from violated rules between parameters. */
function messageOf(error: BadInput, version: ApiVersion, method: string): string {
  if (version === "v3") return error.message;
  const half = error.field === null ? "validate" : `parse ${method === "POST" ? "post" : "get"}`;
  return `failed to ${half} request: ${error.message}`;
}
