import "server-only";
import { Redis } from "ioredis";
import type { Clock } from "../clock";

/** What the gateway asks of Redis. Tests bring their own. */
export interface RedisCommands {
  /** Connected and ready to take a command now. */
  readonly ready: boolean;
  get(key: string): Promise<string | null>;
  setFor(key: string, value: string, keepMs: number): Promise<void>;
  evaluate(script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown>;
}

export const REDIS = {
  /** Redis is on our own network and answers in under a millisecond; more than this is an outage. */
  commandTimeoutMs: 50,
  firstRestMs: 1_000,
  longestRestMs: 30_000,
} as const;

/**
 * Redis as something that may be missing. When it is not connected nobody waits for it; when it is
 * connected and silent, the commands of one timeout pay for that, and then it is left alone for a while.
 * It comes back by itself.
 */
export class OptionalRedis {
  readonly #commands: RedisCommands;
  readonly #clock: Clock;
  #restsUntilMs = 0;
  #restMs: number = REDIS.firstRestMs;

  constructor(commands: RedisCommands, clock: Clock) {
    this.#commands = commands;
    this.#clock = clock;
  }

  get usable(): boolean {
    // The second half is for a clock that was set back.
    const leftMs = this.#restsUntilMs - this.#clock.now();
    return this.#commands.ready && (leftMs <= 0 || leftMs > REDIS.longestRestMs);
  }

  /** Null when Redis cannot say. */
  async attempt<T>(command: (redis: RedisCommands) => Promise<T>): Promise<T | null> {
    if (!this.usable) return null;
    try {
      const value = await command(this.#commands);
      this.#restMs = REDIS.firstRestMs;
      return value;
    } catch {
      // Those that failed together with the first have nothing to add.
      if (!this.usable) return null;
      this.#restsUntilMs = this.#clock.now() + this.#restMs;
      this.#restMs = Math.min(REDIS.longestRestMs, this.#restMs * 2);
      return null;
    }
  }
}

/** Connects in the background; `onError` hears of each loss. */
export function connectToRedis(
  url: string,
  onError: (error: Error) => void,
): RedisCommands & { close(): void } {
  const redis = new Redis(url, {
    commandTimeout: REDIS.commandTimeoutMs,
    connectTimeout: 2_000,
    // A connection that has gone silent is given up, so that a new one can be made.
    socketTimeout: 5_000,
    // Nothing waits for a connection and nothing is sent twice: an old claim of a token is worth nothing.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(5_000, times * 200),
    connectionName: "shardscope",
  });
  redis.on("error", onError);
  return {
    get ready() {
      return redis.status === "ready";
    },
    get: (key) => redis.get(key),
    setFor: async (key, value, keepMs) => void (await redis.set(key, value, "PX", keepMs)),
    evaluate: (script, keys, args) => redis.eval(script, keys.length, ...keys, ...args),
    close: () => redis.disconnect(),
  };
}
