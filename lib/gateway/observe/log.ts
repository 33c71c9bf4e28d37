import "server-only";
import { pino, type Logger } from "pino";
import { connectionOf } from "../upstream/connection";
import type { CallRecord } from "../upstream/journal";
import { settings } from "../process-settings";
import type { RequestRecord } from "./observe-request";
import { currentRequest } from "../visitor/request-context";

/** One request to our API. */
export interface ApiRequestRecord {
  readonly network: string;
  readonly endpoint: string;
  readonly status: number;
  readonly durationMs: number;
}

const SHARED = Symbol.for("shardscope.log");

function log(): Logger {
  const shared: typeof globalThis & { [SHARED]?: Logger } = globalThis;
  shared[SHARED] ??= pino({
    level: settings().logLevel,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
  });
  return shared[SHARED];
}

/** A picture that was loaded, or why it was not. */
export interface PictureRecord {
  readonly network: string;
  readonly outcome: string;
  readonly durationMs: number;
}

/**
 * Every function here lists the fields that it logs one by one, so that nothing is logged just because it was on an
 * object. Visitors' addresses, parameters, bodies and headers are never logged.
 */
export function logCall(call: CallRecord): void {
  const { network, endpoint, lane, attempt, outcome, status, durationMs, characters } = call;
  const fields = {
    requestId: requestId(),
    network,
    endpoint,
    lane,
    attempt,
    outcome,
    status,
    durationMs,
    characters,
  };
  if (call.failed) log().warn(fields, "upstream call failed");
  else log().debug(fields, "upstream call");
}

export function logApiRequest({ network, endpoint, status, durationMs }: ApiRequestRecord): void {
  log().info({ requestId: requestId(), network, endpoint, status, durationMs }, "api request");
}

/** A page that was sent. Its path is not logged: what a visitor looks at is private. */
export function logRequest({
  id,
  kind,
  name,
  status,
  firstByteMs,
  durationMs,
  answers,
  left,
}: RequestRecord): void {
  const fields = {
    requestId: id,
    kind,
    name,
    status,
    firstByteMs: firstByteMs === null ? null : Math.round(firstByteMs),
    durationMs: Math.round(durationMs),
    answers,
    left,
  };
  log().info(fields, "page");
}

/** An unexpected error. Messages and stacks may quote secrets, so these are removed. */
export function logError(where: string, error: unknown): void {
  const failure = error instanceof Error ? error : new Error(String(error));
  const code = "code" in failure && typeof failure.code === "string" ? failure.code : undefined;
  // The id that the error page shows in place of the details.
  const digest = "digest" in failure && typeof failure.digest === "string" ? failure.digest : undefined;
  log().error(
    {
      requestId: requestId(),
      where,
      name: failure.name,
      code,
      digest,
      message: scrub(failure.message),
      stack: scrub(failure.stack ?? ""),
    },
    "error",
  );
}

function requestId(): string | undefined {
  return currentRequest()?.id;
}

function scrub(text: string): string {
  const { networks, redisUrl } = settings();
  const clean = networks.reduce((rest, network) => connectionOf(network).scrub(rest), text);
  const password = redisUrl === null ? "" : new URL(redisUrl).password;
  return password === "" ? clean : clean.replaceAll(password, "[secret]");
}

/** Without its URL, which strangers write. */
export function logPicture({ network, outcome, durationMs }: PictureRecord): void {
  log().debug({ requestId: requestId(), network, outcome, durationMs: Math.round(durationMs) }, "picture");
}
