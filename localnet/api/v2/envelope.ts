/** The generation of the service whose answers these are. */
export const SERVICE_VERSION = "2.1.11";

/** What is said for a node that does not answer. */
export const TIMEOUT = "LITE_SERVER_NETWORK timeout";

/** When it was answered, by which worker, and after how long. */
function extra(startedAt: number): string {
  const now = Date.now();
  return `${now / 1_000}:0:${(now - startedAt) / 1_000}`;
}

export function resultBody(result: unknown, startedAt: number): unknown {
  return { ok: true, result, "@extra": extra(startedAt) };
}

/** Refused before any worker had to do with it when `startedAt` is null. */
export function refusalBody(code: number, error: string, startedAt: number | null = null): unknown {
  return { ok: false, error, code, "@extra": startedAt === null ? "_" : extra(startedAt) };
}
