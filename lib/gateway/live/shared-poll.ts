import "server-only";
import { randomUUID } from "node:crypto";
import type { OptionalRedis } from "../cache/redis";
import type { Clock } from "../gateway-clock";

/** The polling instance must renew its lease within this time, or another instance takes over. */
export const LEASE_MS = 5_000;
const RENEW_MS = 1_500;
/** How often the other instances look for a new value. */
export const FOLLOW_MS = 500;
/** Values are worthless long before this. */
const KEEP_MS = 60_000;
/** An instance that has not reported its subscriptions for this long counts as gone. */
const SUBSCRIBED_S = 10;

/**
 * Takes or keeps the lease; without it, returns the last value found. A lease of another type, or one that lasts
 * longer than any written here (the clock of Redis was set back), expires like one that was just taken. Each instance
 * reports its subscriptions, and the polling instance gets those of the others. What removes comes first: after that a full
 * Redis lets a script write.
 */
const TURN = `
local now = tonumber(redis.call('TIME')[1])
local subscribed = redis.pcall('HGETALL', KEYS[3])
if subscribed.err then
  redis.call('DEL', KEYS[3])
  subscribed = {}
end
redis.call('HDEL', KEYS[3], ARGV[1])
if ARGV[3] ~= '' then
  redis.call('HSET', KEYS[3], ARGV[1], now .. ' ' .. ARGV[3])
  redis.call('PEXPIRE', KEYS[3], ARGV[4])
end
local holder = redis.pcall('GET', KEYS[1])
if type(holder) == 'table' then
  redis.call('DEL', KEYS[1])
  holder = false
end
if holder == false or holder == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  local others = {}
  for at = 1, #subscribed, 2 do
    local reportedAt, what = string.match(subscribed[at + 1], '^(%d+) (.*)$')
    if reportedAt == nil or math.abs(now - tonumber(reportedAt)) > tonumber(ARGV[5]) then redis.call('HDEL', KEYS[3], subscribed[at])
    elseif subscribed[at] ~= ARGV[1] then others[#others + 1] = what end
  end
  return {1, '', others}
end
local left = redis.call('PTTL', KEYS[1])
if left < 0 or left > tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
local found = redis.pcall('GET', KEYS[2])
return {0, type(found) == 'string' and found or ''}
`;

/**
 * Only the holder of the lease may publish: an instance that was suspended may have lost it. A full Redis lets a script
 * write only after it has removed something; otherwise it would keep the lease and no value.
 */
const PUBLISH = `
if redis.pcall('GET', KEYS[1]) ~= ARGV[1] then return end
redis.call('DEL', KEYS[2])
redis.call('SET', KEYS[2], ARGV[2], 'PX', ARGV[3])
`;

const RELEASE = `if redis.pcall('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end`;

interface SharedPollParts<T> {
  /** The common name for instances that poll the same value. */
  readonly subject: string;
  readonly redis: OptionalRedis;
  readonly clock: Clock;
  /** `others`: the subscriptions of each other instance. */
  readonly load: (others: readonly string[]) => Promise<T>;
  /** What this instance subscribes to beyond what everybody gets; empty if nothing. */
  readonly subscribed?: () => string;
  readonly write: (value: T) => string;
  /** Null for text that no instance of ours has written. */
  readonly read: (text: string) => T | null;
  readonly onBug: (error: unknown) => void;
}

interface Turn {
  readonly isOurs: boolean;
  readonly found: string;
  readonly others: readonly string[];
}

/**
 * Of several instances that need the same value, one polls for it and publishes it. Without Redis each instance
 * polls.
 */
export class SharedPoll<T> {
  readonly #parts: SharedPollParts<T>;
  readonly #id = randomUUID();
  readonly #keys: readonly [lease: string, found: string, subscribed: string];
  #seen = "";
  #isFollowing = false;
  #stopRenewing: (() => void) | null = null;
  /** How often it was released: a turn that was in flight then would keep a lease that nobody uses. */
  #releases = 0;

  constructor(parts: SharedPollParts<T>) {
    this.#parts = parts;
    // The braces keep all keys on the same node of a cluster.
    const key = `shardscope:live:{${parts.subject}}`;
    // The last one keeps its name, which instances of earlier versions use.
    this.#keys = [`${key}:lease`, `${key}:found`, `${key}:wants`];
  }

  /** Another instance polls; reading its result costs no call, so it is read often. */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** The newest value, or null when nothing new was found. */
  async next(): Promise<T | null> {
    const { redis, load, read, write } = this.#parts;
    const releases = this.#releases;
    const { isOurs, found, others } = await this.#turn();
    if (releases !== this.#releases) return null;
    this.#isFollowing = !isOurs;
    if (!isOurs) {
      this.#stop();
      if (found === this.#seen) return null;
      this.#seen = found;
      return read(found);
    }
    this.#renewLater();
    const value = await load(others);
    const text = write(value);
    this.#seen = text;
    await redis.attempt((commands) => commands.evaluate(PUBLISH, this.#keys, [this.#id, text, KEEP_MS]));
    return value;
  }

  /** This instance no longer needs it: another one can poll at once. */
  release(): void {
    const { redis, onBug } = this.#parts;
    this.#releases += 1;
    this.#stop();
    // Redis runs it after a turn that is in flight.
    redis.attempt((commands) => commands.evaluate(RELEASE, this.#keys, [this.#id])).catch(onBug);
  }

  async #turn(): Promise<Turn> {
    const { redis, subscribed } = this.#parts;
    const answer = await redis.attempt((commands) =>
      commands.evaluate(TURN, this.#keys, [this.#id, LEASE_MS, subscribed?.() ?? "", KEEP_MS, SUBSCRIBED_S]),
    );
    const [isOurs, found, others]: readonly unknown[] = Array.isArray(answer) ? answer : [];
    return {
      isOurs: isOurs !== 0,
      found: typeof found === "string" ? found : "",
      others: Array.isArray(others) ? others.filter((each) => typeof each === "string") : [],
    };
  }

  /** A poll and the pause after it can take longer than the lease. */
  #renewLater(isAgain = false): void {
    if (this.#stopRenewing !== null && !isAgain) return;
    const { clock, onBug } = this.#parts;
    const releases = this.#releases;
    const renew = async () => {
      const { isOurs } = await this.#turn();
      if (releases !== this.#releases || this.#stopRenewing === null) return;
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
