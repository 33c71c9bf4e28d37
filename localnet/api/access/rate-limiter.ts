/** Limit of remembered callers; a forgotten one starts with a full bucket. */
const MAX_CALLERS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Token buckets: each caller may send `rate` requests per second, with a burst of one second's worth. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: () => number;

  /** `clock` returns monotonic milliseconds. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  take(caller: string, rate: number): boolean {
    const at = this.#clock();
    const capacity = Math.max(1, rate);
    const before = this.#buckets.get(caller);
    const refilled = before === undefined ? capacity : before.tokens + ((at - before.at) / 1_000) * rate;
    const tokens = Math.min(capacity, refilled);
    const granted = tokens >= 1;
    // Reinsert, so that the first entry of the map is the least recently active caller.
    this.#buckets.delete(caller);
    this.#buckets.set(caller, { tokens: granted ? tokens - 1 : tokens, at });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MAX_CALLERS && oldest !== undefined) this.#buckets.delete(oldest);
    return granted;
  }
}
