import "server-only";
import { Redis } from "ioredis";
import type { Clock } from "../gateway-clock";

/** The Redis commands that the gateway uses. Tests bring their own. */
export interface RedisCommands {
  /** Connected and ready to take a command. */
  readonly ready: boolean;
  get(key: string): Promise<string | null>;
  setFor(key: string, value: string, keepMs: number): Promise<void>;
  evaluate(script: string, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown>;
}

export const REDIS = {
  /** Redis is on our own network and answers in under a millisecond; a longer delay is an outage. */
  commandTimeoutMs: 50,
  firstRestMs: 500,
  /** Each retry costs the requests of that moment one timeout. */
  longestRestMs: 4_000,
} as const;

/**
 * Redis as an optional service. While it is disconnected nothing waits for it. When it is connected but does not
 * answer, only the commands within one timeout are delayed, and then it is not used for a while. It is retried
 * automatically.
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
    // The second condition covers a clock that was set back.
    const leftMs = this.#restsUntilMs - this.#clock.now();
    return this.#commands.ready && (leftMs <= 0 || leftMs > REDIS.longestRestMs);
  }

  /** Null when Redis is unavailable. */
  async attempt<T>(command: (redis: RedisCommands) => Promise<T>): Promise<T | null> {
    if (!this.usable) return null;
    try {
      const value = await command(this.#commands);
      this.#restMs = REDIS.firstRestMs;
      return value;
    } catch (error) {
      // Redis itself works, and all other commands keep using it.
      if (isAboutOneCommand(error)) return null;
      // Commands that failed together with the first one must not prolong the rest.
      if (!this.usable) return null;
      this.#restsUntilMs = this.#clock.now() + this.#restMs;
      this.#restMs = Math.min(REDIS.longestRestMs, this.#restMs * 2);
      return null;
    }
  }
}

/**
 * The value under a key has another type or cannot be used by the command, or Redis has no room for more. A Redis
 * that is loading, is read-only or wants a password cannot do anything, and reports that with other codes.
 */
function isAboutOneCommand(error: unknown): boolean {
  return (
    error instanceof Error && error.name === "ReplyError" && /^(WRONGTYPE|ERR|OOM)\b/.test(error.message)
  );
}

/** Connects in the background; `onError` is called for each lost connection. */
export function connectToRedis(
  url: string,
  onError: (error: Error) => void,
): RedisCommands & { close(): void } {
  const redis = new Redis(url, {
    connectTimeout: 2_000,
    // An unresponsive connection is closed so that a new one can be made.
    socketTimeout: 5_000,
    // Commands are neither queued for a connection nor sent twice: a delayed claim of a token is useless.
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
    get: (key) => inTime(redis.get(key)),
    setFor: async (key, value, keepMs) => void (await inTime(redis.set(key, value, "PX", keepMs))),
    evaluate: (script, keys, args) => inTime(redis.eval(script, keys.length, ...keys, ...args)),
    close: () => redis.disconnect(),
  };
}

/**
 * Rejects when Redis has not answered in time. After a stall of this process the timer is due before the replies that
 * Redis sent meanwhile have been read. They arrive in the same round of the event loop, so this waits for that round.
 */
function inTime<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      setImmediate(() => reject(new Error("Redis did not answer in time")));
    }, REDIS.commandTimeoutMs);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
