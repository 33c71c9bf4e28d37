import { findEndpoint } from "@/lib/toncenter/endpoints";
import { jsonRpc } from "@/lib/toncenter/v2/json-rpc";
import { WorkerLost } from "../../chain/rpc/remote";
import type { ApiAnswer, ApiRequest } from "../exchange";
import type { ApiNode } from "../node";
import { refusalBody, resultBody, TIMEOUT } from "./envelope";
import type { Raw, Way } from "./fields";
import type { Method } from "./method";
import { METHODS } from "./methods";
import { Refused } from "./refusal";

/** Answers a request to the node interface; whatever it is, it never throws. */
export async function handleV2(node: ApiNode, request: ApiRequest): Promise<ApiAnswer> {
  const { method: verb, path } = request;
  const method = METHODS.get(path);
  if (method === undefined && path !== jsonRpc.path) return early(404, "Not Found");
  if (verb !== "GET" && verb !== "POST") return early(405, `unsupported http method: ${verb}`);
  if (verb === "GET" && findEndpoint("v2", verb, path) === null)
    return early(405, "method GET is not supported");
  const startedAt = Date.now();
  try {
    if (method === undefined) return await answerRpc(node, request, startedAt);
    const way = verb === "GET" ? "get" : "post";
    return await run(
      node,
      method,
      way === "get" ? rawOfQuery(request.query) : rawOfBody(request.body),
      way,
      startedAt,
    );
  } catch (error) {
    return refused(error, startedAt);
  }
}

async function run(node: ApiNode, method: Method, raw: Raw, way: Way, startedAt: number): Promise<ApiAnswer> {
  return { status: 200, body: resultBody(await method.run(node, raw, way), startedAt) };
}

/** The named method as if it had been asked by POST; neither the id nor the version comes back. */
async function answerRpc(node: ApiNode, { body }: ApiRequest, startedAt: number): Promise<ApiAnswer> {
  const { method: name, params } = rawOfBody(body);
  if (typeof name !== "string") throw unread("failed to parse method");
  const method = METHODS.get(name);
  if (method === undefined) return early(404, "Not Found");
  if (Array.isArray(params) && params.length > 0) throw new Refused(422, "params must contain an object");
  return run(node, method, isObject(params) ? params : {}, "post", startedAt);
}

function early(code: number, error: string): ApiAnswer {
  return { status: code, body: refusalBody(code, error) };
}

function refused(error: unknown, startedAt: number): ApiAnswer {
  const { code, message } = refusalOf(error);
  return { status: code, body: refusalBody(code, message, startedAt) };
}

function refusalOf(error: unknown): Refused {
  if (error instanceof Refused) return error;
  // Of the node behind the interface only its contracts can hang, and then its worker is ended.
  if (error instanceof WorkerLost) return new Refused(504, TIMEOUT);
  const reason = error instanceof Error ? error.message.slice(0, 200) : "unknown";
  return new Refused(500, `unknown exception: ${reason}`);
}

function unread(words: string): Refused {
  return new Refused(422, `failed to parse post request: ${words}`);
}

function rawOfQuery(query: URLSearchParams): Raw {
  return Object.fromEntries(
    [...new Set(query.keys())].map((name) => {
      const values = query.getAll(name);
      return [name, values.length === 1 ? values[0] : values];
    }),
  );
}

function rawOfBody(body: Uint8Array | null): Raw {
  if (body === null) return {};
  const json = jsonOf(body);
  if (!isObject(json)) throw unread("the body is not a JSON object");
  return json;
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw unread("the body is not JSON");
  }
}

function isObject(value: unknown): value is Raw {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
