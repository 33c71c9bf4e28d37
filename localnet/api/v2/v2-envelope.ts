/** The version of the service that v2 imitates. */
export const SERVICE_VERSION = "2.1.11";

/** Error text when the liteserver does not answer. */
export const TIMEOUT = "LITE_SERVER_NETWORK timeout";

/** The `@extra` field: time of the answer, worker number, duration in seconds. */
function extra(startedAt: number): string {
  const now = Date.now();
  return `${now / 1_000}:0:${(now - startedAt) / 1_000}`;
}

export function resultBody(result: unknown, startedAt: number): unknown {
  return { ok: true, result, "@extra": extra(startedAt) };
}

/** `startedAt` is null if the request was rejected before it reached a worker. */
export function refusalBody(code: number, error: string, startedAt: number | null = null): unknown {
  return { ok: false, error, code, "@extra": startedAt === null ? "_" : extra(startedAt) };
}
