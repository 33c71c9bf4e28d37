import "server-only";
import { fail, ok, type Result } from "../../toncenter/error";
import { jsonRpc } from "../../toncenter/v2/v2-json-rpc";
import { isObject, type JsonObject } from "./request-body";

/** A call inside a JSON-RPC envelope. */
export interface RpcCall {
  readonly method: string;
  readonly params: JsonObject;
  /** As JSON, null if there was none. */
  readonly id: string | null;
}

/** Fails with the service's own message about the problem in the envelope. */
export function readRpc(body: JsonObject): Result<RpcCall, string> {
  const { method, params = {}, id } = body;
  if (typeof method !== "string" || method === "" || method === jsonRpc.path)
    return fail("method is required");
  const given = params === null || (Array.isArray(params) && params.length === 0) ? {} : params;
  if (!isObject(given)) return fail("params must contain an object");
  const named = typeof id === "string" || typeof id === "number" || id === null;
  return ok({ method, params: given, id: named ? JSON.stringify(id) : null });
}

/** Inserts the client's id into the envelope as text: parsing and rewriting the body could change its numbers. */
export function withId(body: string, id: string | null): string {
  const end = body.lastIndexOf("}");
  return id === null || end < 0 ? body : `${body.slice(0, end)},"jsonrpc":"2.0","id":${id}}`;
}
