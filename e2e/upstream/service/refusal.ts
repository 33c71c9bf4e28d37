import type { ApiVersion } from "../../../lib/toncenter/endpoint";
import type { FaultStatus } from "../fault";

/** A response before it is sent. */
export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Thrown to refuse a request. */
export class Refused extends Error {
  override readonly name = "Refused";

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

export function success(body: unknown): Reply {
  return { status: 200, headers: {}, body };
}

/** A refusal by the service, in its version's format. */
export function refusal(version: ApiVersion, status: number, error: string): Reply {
  const body = version === "v2" ? { ok: false, error, code: status, "@extra": extra() } : { error };
  return { status, headers: {}, body };
}

/** A refusal by the gateway before both versions, which checks only keys and rates. */
export function gatewayRefusal(status: 401 | 403 | 429, error: string): Reply {
  return { status, headers: {}, body: { ok: false, code: status, error } };
}

/** The field `@extra` of v2: time and source of the answer. */
export function extra(): string {
  return `${Date.now() / 1_000}:_:0.001`;
}

const REFUSAL_TEXTS: Readonly<
  Record<ApiVersion, Readonly<Record<Exclude<FaultStatus, 401 | 403 | 429>, string>>>
> = {
  v2: {
    404: "transaction was not found",
    409: "Smart contract is not Jetton or NFT",
    422: "failed to parse get request: failed to parse address",
    500: "LITE_SERVER_UNKNOWN: cannot load block",
    502: "Bad Gateway",
    503: "Service Unavailable",
    504: "LITE_SERVER_NETWORK timeout",
  },
  v3: {
    404: "blocks not found",
    409: "not a wallet",
    422: 'failed to decode: schema: error converting value for "address"',
    500: "internal server error: connection refused",
    502: "Bad Gateway",
    503: "Service Unavailable",
    504: "timeout: context deadline exceeded",
  },
};

export interface Wording {
  readonly retryAfter: number | null;
  readonly wording: "error" | "result";
  readonly text: string | null;
}

/** The response to a scripted fault, in its version's format. */
export function refusalByFault(version: ApiVersion, status: FaultStatus, options: Wording): Reply {
  const reply = inEnvelope(version, status, options);
  return options.retryAfter === null
    ? reply
    : { ...reply, headers: { "retry-after": String(options.retryAfter) } };
}

function inEnvelope(version: ApiVersion, status: FaultStatus, { wording, text }: Wording): Reply {
  switch (status) {
    case 401:
      return gatewayRefusal(status, text ?? "API key does not exist");
    case 403:
      return gatewayRefusal(status, text ?? "Network not allowed");
    case 429:
      if (wording === "error") return gatewayRefusal(status, text ?? "Ratelimit exceeded");
      return { status, headers: {}, body: { ok: false, result: text ?? "Ratelimit exceed", code: status } };
    default:
      return refusal(version, status, text ?? REFUSAL_TEXTS[version][status]);
  }
}
