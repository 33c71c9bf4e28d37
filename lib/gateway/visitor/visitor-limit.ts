import "server-only";
import { LRUCache } from "lru-cache";
import { fail, ok, type RateLimited, type Result } from "../../toncenter/error";
import { TokenBucket, type Rate } from "../budget/bucket";
import { systemClock, type Clock } from "../gateway-clock";
import { settings } from "../process-settings";
import { visitorOf } from "./visitor-address";

/** Enough for all visitors of a few minutes; a visitor who was evicted starts with a full bucket. */
const MAX_VISITORS = 20_000;

/** Limits how much each visitor may request, so that none spends the budget of all. */
export class VisitorLimit {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #buckets: LRUCache<string, TokenBucket>;

  constructor(perMinute: number, clock: Clock, maxVisitors = MAX_VISITORS) {
    this.#rate = visitorRate(perMinute);
    this.#clock = clock;
    this.#buckets = new LRUCache({ max: maxVisitors });
  }

  /** Takes the cost of one request out of the visitor's budget, or says how long to wait for it. */
  admit(address: string, cost = 1): Result<null, RateLimited> {
    const visitor = visitorOf(address);
    const bucket = this.#buckets.get(visitor) ?? new TokenBucket(this.#rate, this.#clock);
    this.#buckets.set(visitor, bucket);
    const tokens = Math.min(cost, this.#rate.burst);
    if (bucket.take(tokens)) return ok(null);
    return fail({ kind: "rate-limited", whose: "visitor", retryAfterMs: bucket.waitMs(tokens) });
  }
}

/** A quarter may come at once and the rest over the minute, so that no minute holds more than `perMinute`. */
function visitorRate(perMinute: number): Rate {
  const burst = Math.max(1, Math.floor(perMinute / 4));
  return { perSecond: Math.max(1, perMinute - burst) / 60, burst };
}

const SHARED = Symbol.for("shardscope.visitors");

/** The limit of this process, configured by VISITOR_RPM. */
export function visitorLimit(): VisitorLimit {
  const shared: typeof globalThis & { [SHARED]?: VisitorLimit } = globalThis;
  shared[SHARED] ??= new VisitorLimit(settings().visitorsPerMinute, systemClock);
  return shared[SHARED];
}
