import "server-only";
import type { UpstreamFailure } from "../../toncenter/error";

export class AnswerTooLarge extends Error {
  override readonly name = "AnswerTooLarge";
  constructor(readonly maxBytes: number) {
    super("the answer is too large");
  }
}

export class UnknownEncoding extends Error {
  override readonly name = "UnknownEncoding";
}

const TIMEOUTS = new Set([
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
  "ETIMEDOUT",
]);

/** Error codes for connections that could not be made; any other code means that the connection broke later. */
const NEVER_CONNECTED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|CERT_|DEPTH_|SELF_SIGNED|UNABLE_TO|ERR_TLS|ERR_SSL)/;

/**
 * Describes a failure below HTTP. The message is ours and contains nothing but the error code, because
 * messages of sockets contain hosts, and URLs can contain secrets.
 */
export function failureOf(error: unknown): UpstreamFailure {
  if (error instanceof AnswerTooLarge) {
    return upstream("too-large", `the answer is larger than ${Math.round(error.maxBytes / 1024 / 1024)} MiB`);
  }
  if (error instanceof UnknownEncoding)
    return upstream("unreachable", "the answer is packed in an unknown way");
  const code = codeOf(error);
  if (TIMEOUTS.has(code)) return upstream("timeout", "the service did not answer in time");
  const what = NEVER_CONNECTED.test(code)
    ? "the service cannot be reached"
    : "the connection to the service broke";
  return upstream("unreachable", code === "" ? what : `${what} (${code})`);
}

export function timedOut(timeoutMs: number): UpstreamFailure {
  return upstream("timeout", `no complete answer within ${timeoutMs / 1000} s`);
}

function upstream(cause: UpstreamFailure["cause"], message: string): UpstreamFailure {
  return { kind: "upstream", cause, status: null, message };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
