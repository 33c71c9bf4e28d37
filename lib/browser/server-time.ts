/** Smaller differences come from delays, not from a wrong clock. */
const TOLERANCE_MS = 10_000;

let visitorAheadMs = 0;

/** Compares the visitor's clock, which may be wrong by hours, with the server's time in a response that has just arrived. */
export function noteServerTime(serverMs: number): void {
  const aheadMs = Date.now() - serverMs;
  if (Math.abs(aheadMs - visitorAheadMs) > TOLERANCE_MS) visitorAheadMs = aheadMs;
}

/** The current time by the server's clock, as far as it is known. Durations need `Date.now()`: this clock may be corrected. */
export function currentTimeMs(): number {
  return Date.now() - visitorAheadMs;
}
