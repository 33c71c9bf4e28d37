import { writeJson } from "./write-json";

/** A request without its transport, as the v2 and v3 handlers take it. */
export interface ApiRequest {
  readonly method: string;
  /** Relative to the mount prefix (`/api/v2/`, `/api/v3/`). */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Null without a body. */
  readonly body: Uint8Array | null;
}

/** A request that was received over HTTP. */
export interface ServedRequest extends ApiRequest {
  /** This server's URL as the client sees it. */
  readonly origin: string;
}

export interface ApiAnswer {
  readonly status: number;
  /** Serialized as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ApiHandler = (request: ServedRequest) => Promise<ApiAnswer>;

/** An error of the gateway in front of the service; it has one form for both versions. */
export function gatewayError(status: number, error: string): ApiAnswer {
  return { status, body: { ok: false, code: status, error } };
}

export function bytesOf(answer: ApiAnswer): Buffer {
  return Buffer.from(writeJson(answer.body));
}
