import "server-only";
import { fail, ok, type Result } from "../../toncenter/error";
import { jsonRpc } from "../../toncenter/v2/json-rpc";
import { isObject, type JsonObject } from "./request-body";

/** A question that came wrapped. */
export interface RpcCall {
  readonly method: string;
  readonly params: JsonObject;
  /** As JSON, null when there was none. */
  readonly id: string | null;
}

/** Says in the service's words what is wrong with a wrapped question. */
export function readRpc(body: JsonObject): Result<RpcCall, string> {
  const { method, params = {}, id } = body;
  if (typeof method !== "string" || method === "" || method === jsonRpc.path)
    return fail("method is required");
  const given = params === null || (Array.isArray(params) && params.length === 0) ? {} : params;
  if (!isObject(given)) return fail("params must contain an object");
  const named = typeof id === "string" || typeof id === "number" || id === null;
  return ok({ method, params: given, id: named ? JSON.stringify(id) : null });
}

/** Adds the caller's id to the envelope as text: reading and writing the numbers in it could change them. */
export function withId(body: string, id: string | null): string {
  const end = body.lastIndexOf("}");
  return id === null || end < 0 ? body : `${body.slice(0, end)},"jsonrpc":"2.0","id":${id}}`;
}
