import "server-only";
import { LRUCache } from "lru-cache";
import { fail, ok, type RateLimited, type Result } from "../../toncenter/error";
import { TokenBucket, type Rate } from "../budget/bucket";
import type { OptionalRedis } from "../cache/redis";
import { systemClock, type Clock } from "../gateway-clock";
import { processRedis } from "../gateways";
import { settings } from "../process-settings";
import { SharedSpending } from "./shared-spending";
import { visitorOf } from "./visitor-address";

/** Enough for all visitors of a few minutes; a visitor who was evicted starts with a full bucket. */
const MAX_VISITORS = 20_000;

interface VisitorLimitOptions {
  readonly maxVisitors?: number;
  /** Where instances share what visitors have spent. */
  readonly shared?: { readonly redis: OptionalRedis; readonly secret: string };
}

/** Limits how much each visitor may request, so that none spends the budget of all. */
export class VisitorLimit {
  readonly #rate: Rate;
  readonly #clock: Clock;
  readonly #buckets: LRUCache<string, TokenBucket>;
  readonly #shared: SharedSpending | null;

  constructor(
    perMinute: number,
    clock: Clock,
    { maxVisitors = MAX_VISITORS, shared }: VisitorLimitOptions = {},
  ) {
    const rate = visitorRate(perMinute);
    const buckets = new LRUCache<string, TokenBucket>({ max: maxVisitors });
    this.#rate = rate;
    this.#clock = clock;
    this.#buckets = buckets;
    this.#shared =
      shared === undefined
        ? null
        : new SharedSpending({
            ...shared,
            rate,
            clock,
            onLeft: (visitor, left) => buckets.peek(visitor)?.keepAtMost(left),
          });
  }

  /** Charges the cost of one request to the visitor's budget, or returns how long to wait for it. */
  admit(address: string, cost = 1): Result<null, RateLimited> {
    const visitor = visitorOf(address);
    const bucket = this.#buckets.get(visitor) ?? new TokenBucket(this.#rate, this.#clock);
    this.#buckets.set(visitor, bucket);
    const tokens = Math.min(cost, this.#rate.burst);
    if (bucket.take(tokens)) {
      this.#shared?.spend(visitor, tokens);
      return ok(null);
    }
    return fail({ kind: "rate-limited", whose: "visitor", retryAfterMs: bucket.waitMs(tokens) });
  }
}

/** A quarter may come at once and the rest over the minute, so that no minute exceeds `perMinute`. */
function visitorRate(perMinute: number): Rate {
  const burst = Math.max(1, Math.floor(perMinute / 4));
  return { perSecond: Math.max(1, perMinute - burst) / 60, burst };
}

const SHARED = Symbol.for("shardscope.visitors");

/** The limit of this process, configured by VISITOR_RPM. */
export function visitorLimit(): VisitorLimit {
  const shared: typeof globalThis & { [SHARED]?: VisitorLimit } = globalThis;
  shared[SHARED] ??= openLimit();
  return shared[SHARED];
}

function openLimit(): VisitorLimit {
  const { visitorsPerMinute, networks } = settings();
  const redis = processRedis();
  // Equal on instances that serve the same networks with the same keys.
  const secret = JSON.stringify(networks.map(({ url, apiKey }) => [url, apiKey]));
  return new VisitorLimit(
    visitorsPerMinute,
    systemClock,
    redis === null ? {} : { shared: { redis, secret } },
  );
}
