import type { ApiVersion } from "../../../lib/toncenter/endpoint";
import { rawFromBody, rawFromQuery, type RawParams } from "../../../lib/toncenter/request";
import { jsonRpc } from "../../../lib/toncenter/v2/v2-json-rpc";

type Json = Readonly<Record<string, unknown>>;

/** A request to a network, with JSON-RPC unwrapped. */
export interface Incoming {
  readonly method: string;
  readonly version: ApiVersion;
  /** Path after the version; for JSON-RPC its method. */
  readonly path: string;
  /** The query string as sent. */
  readonly query: string;
  readonly raw: RawParams;
  readonly key: string | null;
  /** An error of the request itself, found before its endpoint is. */
  readonly broken: { readonly status: number; readonly message: string } | null;
}

interface Sent {
  readonly method: string;
  /** Path after the network. */
  readonly pathname: string;
  readonly search: string;
  readonly body: string;
  readonly key: string | null;
}

const JSON_RPC = new Set(["", "/", "/api/v2", "/api/v2/", `/api/v2/${jsonRpc.path}`]);

export function readIncoming(sent: Sent): Incoming {
  const params = new URLSearchParams(sent.search);
  const body = readObject(sent.body);
  const query = sent.search.replace(/^\?/, "");
  const common = { method: sent.method, query, key: sent.key ?? params.get("api_key"), broken: null };
  if (JSON_RPC.has(sent.pathname)) return { ...common, ...readJsonRpc(sent.method, body) };
  const [, version, path] = /^\/api\/(v2|v3)\/(.*)$/.exec(sent.pathname) ?? [];
  const raw =
    sent.method === "POST"
      ? new Map([...rawFromQuery(params), ...rawFromBody(body ?? {})])
      : rawFromQuery(params);
  if (version === "v2" || version === "v3") return { ...common, version, path: path ?? "", raw };
  return { ...common, version: "v3", path: sent.pathname, raw };
}

function readJsonRpc(method: string, body: Json | null) {
  const name = typeof body?.["method"] === "string" ? body["method"] : "";
  const params = body?.["params"] ?? {};
  const fits = isObject(params) || (Array.isArray(params) && params.length === 0);
  const raw = isObject(params) ? rawFromBody(params) : new Map<string, readonly unknown[]>();
  return { version: "v2", path: name, raw, broken: wrongJsonRpc(method, fits) } as const;
}

function wrongJsonRpc(method: string, fits: boolean): Incoming["broken"] {
  if (method !== "POST") return { status: 405, message: `method ${method} is not supported` };
  return fits ? null : { status: 422, message: "params must contain an object" };
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function readObject(text: string): Json | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
