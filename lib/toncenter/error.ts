/**
 * All errors of a call, as values. The union is closed: one component renders each kind, one table maps
 * each to its HTTP status.
 */
export type ApiError =
  | BadInput
  | NotFound
  | NotYet
  | RateLimited
  | Unauthorized
  | UpstreamFailure
  | Malformed
  | Offline;

/** The input does not have the expected form; `tried` lists the forms that were tried. */
export interface BadInput {
  readonly kind: "bad-input";
  readonly message: string;
  readonly field: string | null;
  readonly tried: readonly string[];
}

/** The service confirmed that there is no such thing. */
export interface NotFound {
  readonly kind: "not-found";
  readonly message: string;
}

/** Not available now, but it may still arrive: a hash of a message under way. */
export interface NotYet {
  readonly kind: "not-yet";
  readonly message: string;
}

/** A budget is exhausted: the service's for us, ours for the service, or this visitor's. */
export interface RateLimited {
  readonly kind: "rate-limited";
  readonly whose: "service" | "queue" | "visitor";
  readonly retryAfterMs: number;
}

/** The service refuses our key. No error contains the key itself. */
export interface Unauthorized {
  readonly kind: "unauthorized";
  readonly status: 401 | 403;
  readonly message: string;
}

export interface UpstreamFailure {
  readonly kind: "upstream";
  /** `machine` is our own virtual machine, which runs on what the service sent. */
  readonly cause: "timeout" | "unreachable" | "refused" | "too-large" | "resting" | "machine";
  /** The service's HTTP status, if it answered at all. */
  readonly status: number | null;
  readonly message: string;
}

/** The service's answer violates its contract. */
export interface Malformed {
  readonly kind: "malformed";
  readonly endpoint: string;
  /** Dotted path of the field, empty for the whole answer. */
  readonly path: string;
  readonly expected: string;
  readonly received: string;
}

/** The visitor's own device is offline. Only browsers produce this error. */
export interface Offline {
  readonly kind: "offline";
}

export type ApiErrorKind = ApiError["kind"];

export type Result<T, E = ApiError> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function fail<E = ApiError>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

export function badInput(
  message: string,
  field: string | null = null,
  tried: readonly string[] = [],
): BadInput {
  return { kind: "bad-input", message, field, tried };
}

/** The HTTP status of this error, for our own pages and routes. */
export function httpStatusOf(error: ApiError): number {
  switch (error.kind) {
    case "bad-input":
      return 422;
    case "not-found":
    case "not-yet":
      return 404;
    case "rate-limited":
      return 429;
    case "unauthorized":
    case "malformed":
      return 502;
    case "upstream":
      return error.cause === "timeout" ? 504 : error.cause === "resting" ? 503 : 502;
    case "offline":
      return 503;
  }
}
