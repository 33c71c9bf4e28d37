import { writeJson } from "./json";

/** A request as the parts of the service see it, and what they answer. */
export interface ApiRequest {
  readonly method: string;
  /** Behind `/api/v2/`, `/api/v3/` or whatever the part is mounted at. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Null when there was none. */
  readonly body: Uint8Array | null;
}

/** One that came over the wire. */
export interface ServedRequest extends ApiRequest {
  /** Where whoever asks finds this server. */
  readonly origin: string;
}

export interface ApiAnswer {
  readonly status: number;
  /** Written as JSON. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ApiPart = (request: ServedRequest) => Promise<ApiAnswer>;

/** What the gateway in front of the service says, the same for both versions. */
export function gatewayError(status: number, error: string): ApiAnswer {
  return { status, body: { ok: false, code: status, error } };
}

export function bytesOf(answer: ApiAnswer): Buffer {
  return Buffer.from(writeJson(answer.body));
}
