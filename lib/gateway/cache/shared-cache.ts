import "server-only";
import type { CachedAnswer } from "./answer-cache";
import { LIFETIMES } from "./freshness";
import type { OptionalRedis } from "./redis";

/** A longer body is not worth the round trip, since it delays all other commands. */
const MAX_BODY_CHARACTERS = 2_000_000;

export interface SharedAnswer {
  readonly storedAtMs: number;
  readonly body: string;
}

/** Second level: answers that another instance, or this one before a restart, has fetched. */
export interface SharedCache {
  read(key: string): Promise<SharedAnswer | null>;
  write(key: string, entry: CachedAnswer): Promise<void>;
}

export const NO_SHARED_CACHE: SharedCache = {
  read: () => Promise.resolve(null),
  write: () => Promise.resolve(),
};

export class RedisCache implements SharedCache {
  readonly #redis: OptionalRedis;

  constructor(redis: OptionalRedis) {
    this.#redis = redis;
  }

  async read(key: string): Promise<SharedAnswer | null> {
    const text = await this.#redis.attempt((redis) => redis.get(redisKey(key)));
    if (text === null) return null;
    // The time in decimal, a line break, the body as received.
    const end = text.indexOf("\n");
    const storedAtMs = end > 0 && end < 20 ? Number(text.slice(0, end)) : Number.NaN;
    return Number.isSafeInteger(storedAtMs) ? { storedAtMs, body: text.slice(end + 1) } : null;
  }

  async write(key: string, entry: CachedAnswer): Promise<void> {
    const keepMs = LIFETIMES[entry.freshness].sharedMs;
    if (keepMs === 0 || entry.body.length > MAX_BODY_CHARACTERS) return;
    await this.#redis.attempt((redis) =>
      redis.setFor(redisKey(key), `${entry.storedAtMs}\n${entry.body}`, keepMs),
    );
  }
}

function redisKey(key: string): string {
  return `shardscope:answer:${key}`;
}
