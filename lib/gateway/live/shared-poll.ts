import "server-only";
import { randomUUID } from "node:crypto";
import type { OptionalRedis } from "../cache/redis";
import type { Clock } from "../gateway-clock";

/** Who polls has to say so again within this time, or somebody else does. */
export const LEASE_MS = 5_000;
const RENEW_MS = 1_500;
/** How often the others look what has been found. */
export const FOLLOW_MS = 500;
/** What was found is worthless long before. */
const KEEP_MS = 60_000;

/**
 * Takes or keeps the lease; who does not get it gets what was found last. A lease of another type, or one that lasts
 * longer than any that is written here (the clock of Redis was set back), ends as one that was just taken.
 */
const TURN = `
local holder = redis.pcall('GET', KEYS[1])
if type(holder) == 'table' then
  redis.call('DEL', KEYS[1])
  holder = false
end
if holder == false or holder == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  return {1, ''}
end
local left = redis.call('PTTL', KEYS[1])
if left < 0 or left > tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
local found = redis.pcall('GET', KEYS[2])
return {0, type(found) == 'string' and found or ''}
`;

/** Only who holds the lease has anything to say: one who was asleep may have lost it. */
const TELL = `if redis.pcall('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3]) end`;

const RELEASE = `if redis.pcall('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

interface SharedPollParts<T> {
  /** What all instances that poll the same call it. */
  readonly subject: string;
  readonly redis: OptionalRedis;
  readonly clock: Clock;
  readonly load: () => Promise<T>;
  readonly write: (value: T) => string;
  /** Null for what nobody of us has written. */
  readonly read: (text: string) => T | null;
  readonly onBug: (error: unknown) => void;
}

/** Of several instances that need the same value one polls for it and tells the others. Without Redis each polls. */
export class SharedPoll<T> {
  readonly #parts: SharedPollParts<T>;
  readonly #id = randomUUID();
  readonly #keys: readonly [lease: string, found: string];
  #seen = "";
  #isFollowing = false;
  #stopRenewing: (() => void) | null = null;

  constructor(parts: SharedPollParts<T>) {
    this.#parts = parts;
    // The braces keep both on the same node of a cluster.
    this.#keys = [`shardscope:live:{${parts.subject}}:lease`, `shardscope:live:{${parts.subject}}:found`];
  }

  /** Somebody else polls; what they find costs nothing and is looked for often. */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** The newest value, or null when nothing new was found. */
  async next(): Promise<T | null> {
    const { redis, load, read, write } = this.#parts;
    const { isOurs, found } = await this.#turn();
    this.#isFollowing = !isOurs;
    if (!isOurs) {
      this.#stop();
      if (found === this.#seen) return null;
      this.#seen = found;
      return read(found);
    }
    this.#renewLater();
    const value = await load();
    const text = write(value);
    this.#seen = text;
    await redis.attempt((commands) => commands.evaluate(TELL, this.#keys, [this.#id, text, KEEP_MS]));
    return value;
  }

  /** Nobody here needs it anymore: whoever else does can poll at once. */
  release(): void {
    const { redis, onBug } = this.#parts;
    if (this.#stopRenewing === null) return;
    this.#stop();
    redis.attempt((commands) => commands.evaluate(RELEASE, this.#keys, [this.#id])).catch(onBug);
  }

  async #turn(): Promise<{ readonly isOurs: boolean; readonly found: string }> {
    const answer = await this.#parts.redis.attempt((commands) =>
      commands.evaluate(TURN, this.#keys, [this.#id, LEASE_MS]),
    );
    const [isOurs, found]: readonly unknown[] = Array.isArray(answer) ? answer : [];
    return { isOurs: isOurs !== 0, found: typeof found === "string" ? found : "" };
  }

  /** A poll and the pause after it can take longer than the lease. */
  #renewLater(isAgain = false): void {
    if (this.#stopRenewing !== null && !isAgain) return;
    const { clock, onBug } = this.#parts;
    const renew = async () => {
      const { isOurs } = await this.#turn();
      if (this.#stopRenewing === null) return;
      if (isOurs) this.#renewLater(true);
      else this.#stop();
    };
    this.#stopRenewing = clock.after(RENEW_MS, () => void renew().catch(onBug));
  }

  #stop(): void {
    this.#stopRenewing?.();
    this.#stopRenewing = null;
  }
}
