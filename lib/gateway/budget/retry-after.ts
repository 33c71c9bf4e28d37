import "server-only";
/** Longer Retry-After values are cut to this. */
const LONGEST_MS = 5 * 60_000;

/** The header is a number of seconds or a date; anything else is ignored. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? "";
  const atMs = /^[A-Z][a-z]+, .* GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  const waitMs = /^\d{1,9}(\.\d+)?$/.test(text) ? Number(text) * 1000 : atMs - nowMs;
  return Number.isNaN(waitMs) ? null : Math.min(LONGEST_MS, Math.max(0, Math.ceil(waitMs)));
}
