import { findEndpoint } from "@/lib/toncenter/endpoints";
import { jsonRpc } from "@/lib/toncenter/v2/v2-json-rpc";
import { StoreFull } from "../../store/store-problem";
import { WorkerLost } from "../../chain/rpc/worker-client";
import type { ApiAnswer, ApiRequest } from "../api-request";
import type { ApiNode } from "../api-node";
import { refusalBody, resultBody, TIMEOUT } from "./v2-envelope";
import type { RawFields, RequestVerb } from "./v2-fields";
import type { Method } from "./v2-method";
import { METHODS } from "./v2-method-table";
import { RefusedRequest } from "../refused-request";

/** Answers a v2 request. Never throws. */
export async function handleV2(node: ApiNode, request: ApiRequest): Promise<ApiAnswer> {
  const { method: httpMethod, path } = request;
  const method = METHODS.get(path);
  if (method === undefined && path !== jsonRpc.path) return rejected(404, "Not Found");
  if (httpMethod !== "GET" && httpMethod !== "POST")
    return rejected(405, `unsupported http method: ${httpMethod}`);
  if (httpMethod === "GET" && isPostOnly(path)) return rejected(405, "method GET is not supported");
  const startedAt = Date.now();
  try {
    if (method === undefined) return await answerRpc(node, request, startedAt);
    const verb = httpMethod === "GET" ? "get" : "post";
    return await run(
      node,
      method,
      verb === "get" ? fieldsOfQuery(request.query) : fieldsOfBody(request.body),
      verb,
      startedAt,
    );
  } catch (error) {
    return refused(error, startedAt);
  }
}

/** Methods that are not in the table of endpoints accept both GET and POST. */
function isPostOnly(path: string): boolean {
  return findEndpoint("v2", "GET", path) === null && findEndpoint("v2", "POST", path) !== null;
}

async function run(
  node: ApiNode,
  method: Method,
  raw: RawFields,
  verb: RequestVerb,
  startedAt: number,
): Promise<ApiAnswer> {
  return { status: 200, body: resultBody(await method.run(node, raw, verb), startedAt) };
}

/** Runs the named method as a POST. Like the service, it does not return `id` and `jsonrpc`. */
async function answerRpc(node: ApiNode, { body }: ApiRequest, startedAt: number): Promise<ApiAnswer> {
  const { method: name, params } = fieldsOfBody(body);
  if (typeof name !== "string") throw parseError("failed to parse method");
  const method = METHODS.get(name);
  if (method === undefined) return rejected(404, "Not Found");
  if (Array.isArray(params) && params.length > 0)
    throw new RefusedRequest(422, "params must contain an object");
  return run(node, method, isObject(params) ? params : {}, "post", startedAt);
}

function rejected(code: number, error: string): ApiAnswer {
  return { status: code, body: refusalBody(code, error) };
}

function refused(error: unknown, startedAt: number): ApiAnswer {
  const { code, message } = refusalFor(error);
  return { status: code, body: refusalBody(code, message, startedAt) };
}

function refusalFor(error: unknown): RefusedRequest {
  if (error instanceof RefusedRequest) return error;
  if (error instanceof StoreFull) return new RefusedRequest(503, error.message);
  // A worker is terminated only when a contract makes it hang.
  if (error instanceof WorkerLost) return new RefusedRequest(504, TIMEOUT);
  const reason = error instanceof Error ? error.message.slice(0, 200) : "unknown";
  return new RefusedRequest(500, `unknown exception: ${reason}`);
}

function parseError(text: string): RefusedRequest {
  return new RefusedRequest(422, `failed to parse post request: ${text}`);
}

function fieldsOfQuery(query: URLSearchParams): RawFields {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function fieldsOfBody(body: Uint8Array | null): RawFields {
  if (body === null) return {};
  const json = parseJson(body);
  if (!isObject(json)) throw parseError("the body is not a JSON object");
  return json;
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw parseError("the body is not JSON");
  }
}

function isObject(value: unknown): value is RawFields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
