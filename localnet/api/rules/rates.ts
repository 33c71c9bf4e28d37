/** At most so many at once are remembered; who was forgotten begins anew. */
const MOST_CALLERS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

/** Counts requests: each caller has `rate` a second, and one second's worth at once. */
export class Rates {
  readonly #buckets = new Map<string, Bucket>();
  readonly #clock: () => number;

  /** `clock` is in milliseconds and never goes back. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  take(caller: string, rate: number): boolean {
    const at = this.#clock();
    const most = Math.max(1, rate);
    const before = this.#buckets.get(caller);
    const earned = before === undefined ? most : before.tokens + ((at - before.at) / 1_000) * rate;
    const tokens = Math.min(most, earned);
    const granted = tokens >= 1;
    // Put in anew, so that the first of the map is whoever has been quiet for longest.
    this.#buckets.delete(caller);
    this.#buckets.set(caller, { tokens: granted ? tokens - 1 : tokens, at });
    const [oldest] = this.#buckets.keys();
    if (this.#buckets.size > MOST_CALLERS && oldest !== undefined) this.#buckets.delete(oldest);
    return granted;
  }
}
