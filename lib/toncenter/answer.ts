import * as v from "valibot";
import type { Endpoint, ParamSpecs } from "./endpoint";
import { endpointId } from "./endpoint";
import { badInput, fail, ok, type ApiError, type Malformed, type Result } from "./error";

/** A response as received, before validation. */
export interface WireAnswer {
  readonly status: number;
  readonly body: string;
  readonly retryAfterMs: number | null;
}

/** Used when a 429 has no Retry-After. The service counts requests per second. */
const UNSAID_RETRY_MS = 1_000;

const Envelope = v.looseObject({ ok: v.optional(v.boolean()), code: v.optional(v.unknown()) });

/** Parses an answer of `endpoint`, good or bad. Never throws. */
export function readAnswer<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  answer: WireAnswer,
): Result<R> {
  const body = readJson(answer.body);
  if (answer.status < 200 || answer.status > 299)
    return fail(errorOf(endpoint, answer, body.ok ? body.value : null));
  if (!body.ok) return fail(malformed(endpoint, "", "JSON", body.error));
  const result = endpoint.version === "v2" ? unwrap(body.value) : ok(body.value);
  if (!result.ok)
    return fail(
      result.error === "not an envelope"
        ? malformed(endpoint, "", "an object with ok and result", kindOf(body.value))
        : errorOf(endpoint, answer, body.value),
    );
  return readValue(endpoint, result.value);
}

/** Validates a JSON value as the endpoint's answer. */
export function readValue<S extends ParamSpecs, R, T>(
  endpoint: Endpoint<S, R, T>,
  value: unknown,
): Result<R, Malformed> {
  const parsed = v.safeParse(endpoint.response, value, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  return fail(
    malformed(endpoint, v.getDotPath(issue) ?? "", issue.expected ?? "another value", issue.received),
  );
}

function malformed(endpoint: Endpoint, path: string, expected: string, received: string): Malformed {
  return {
    kind: "malformed",
    endpoint: endpointId(endpoint),
    path: path.slice(0, 500),
    expected,
    received: received.slice(0, 120),
  };
}

function readJson(text: string): Result<unknown, string> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail(text === "" ? "nothing" : `${text.length} characters that are not JSON`);
  }
}

function unwrap(body: unknown): Result<unknown, "not an envelope" | "refused"> {
  const envelope = v.safeParse(Envelope, body);
  if (!envelope.success || envelope.output.ok === undefined) return fail("not an envelope");
  return envelope.output.ok ? ok(envelope.output["result"]) : fail("refused");
}

/** The service's own error message, which has one of two names. */
function messageOf(body: unknown): string | null {
  const envelope = v.safeParse(
    v.looseObject({ error: v.optional(v.unknown()), result: v.optional(v.unknown()) }),
    body,
  );
  const message = envelope.success ? (envelope.output.error ?? envelope.output.result) : null;
  return typeof message === "string" && message !== "" ? message.slice(0, 500) : null;
}

function codeOf(body: unknown): number | null {
  const envelope = v.safeParse(Envelope, body);
  const code = envelope.success ? envelope.output.code : null;
  return typeof code === "number" && Number.isInteger(code) ? code : null;
}

const GATEWAY_REFUSAL = /api[ _-]?key|network not allowed/i;

/** Whether the service itself wrote a body, rather than a proxy in front of it: `error`, `ok` or both. */
export function isEnvelope(body: unknown): boolean {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return false;
  return (
    ("ok" in body && typeof body.ok === "boolean") || ("error" in body && typeof body.error === "string")
  );
}

/** The only place where a refusal of the service becomes an `ApiError`. */
function errorOf(endpoint: Pick<Endpoint, "params">, answer: WireAnswer, body: unknown): ApiError {
  const message = messageOf(body);
  // v2 may answer "ok: false" with HTTP 200: then the code in the body is the status.
  const status = answer.status >= 200 && answer.status < 300 ? (codeOf(body) ?? 500) : answer.status;
  if (status === 429 || (message !== null && /^ratelimit/i.test(message))) {
    return { kind: "rate-limited", whose: "service", retryAfterMs: answer.retryAfterMs ?? UNSAID_RETRY_MS };
  }
  // A refusal by anything else on the way is not the service's.
  const refused = isEnvelope(body) ? refusalOf(status, message) : null;
  // A request without parameters cannot be wrong.
  const isAboutRequest = refused?.kind === "not-found" || refused?.kind === "bad-input";
  if (refused !== null && !(isAboutRequest && Object.keys(endpoint.params).length === 0)) return refused;
  return {
    kind: "upstream",
    cause: status === 504 || /timeout/i.test(message ?? "") ? "timeout" : "refused",
    status,
    message: message ?? `HTTP ${status}`,
  };
}

/** The service's refusal of the request or of our key; null if the service failed. */
function refusalOf(status: number, message: string | null): ApiError | null {
  if (status === 401 || status === 403) {
    // The index answers 401 for a missing parameter too; only the gateway in front of it mentions keys.
    if (status === 401 && message !== null && !GATEWAY_REFUSAL.test(message)) return badInput(message);
    const fallback = status === 401 ? "API key does not exist" : "Network not allowed";
    return { kind: "unauthorized", status, message: message ?? fallback };
  }
  if (status === 404 || status === 409) return { kind: "not-found", message: message ?? "not found" };
  if (status === 400 || status === 416 || status === 422)
    return badInput(message ?? "the service refused the request");
  return null;
}

function kindOf(value: unknown): string {
  return value === null ? "null" : Array.isArray(value) ? "list" : typeof value;
}
