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
/** Who has not said for so long what it wants is gone. */
const WANTS_S = 10;

/**
 * Takes or keeps the lease; who does not get it gets what was found last. A lease of another type, or one that lasts
 * longer than any that is written here (the clock of Redis was set back), ends as one that was just taken. Each says what it
 * wants, and who polls hears what the others do; where there is no place for that, it polls for itself.
 */
const TURN = `
local now = tonumber(redis.call('TIME')[1])
local wants = redis.pcall('HGETALL', KEYS[3])
if wants.err then
  redis.call('DEL', KEYS[3])
  wants = {}
end
if ARGV[3] == '' then
  redis.pcall('HDEL', KEYS[3], ARGV[1])
else
  redis.pcall('HSET', KEYS[3], ARGV[1], now .. ' ' .. ARGV[3])
  redis.pcall('PEXPIRE', KEYS[3], ARGV[4])
end
local holder = redis.pcall('GET', KEYS[1])
if type(holder) == 'table' then
  redis.call('DEL', KEYS[1])
  holder = false
end
if holder == false or holder == ARGV[1] then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  local others = {}
  for at = 1, #wants, 2 do
    local said, what = string.match(wants[at + 1], '^(%d+) (.*)$')
    if said == nil or math.abs(now - tonumber(said)) > tonumber(ARGV[5]) then redis.call('HDEL', KEYS[3], wants[at])
    elseif wants[at] ~= ARGV[1] then others[#others + 1] = what end
  end
  return {1, '', others}
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
  /** `others`: what each other instance wants. */
  readonly load: (others: readonly string[]) => Promise<T>;
  /** What is wanted here; empty if nothing is, besides what everybody wants. */
  readonly wants?: () => string;
  readonly write: (value: T) => string;
  /** Null for what nobody of us has written. */
  readonly read: (text: string) => T | null;
  readonly onBug: (error: unknown) => void;
}

interface Turn {
  readonly isOurs: boolean;
  readonly found: string;
  readonly others: readonly string[];
}

/** Of several instances that need the same value one polls for it and tells the others. Without Redis each polls. */
export class SharedPoll<T> {
  readonly #parts: SharedPollParts<T>;
  readonly #id = randomUUID();
  readonly #keys: readonly [lease: string, found: string, wants: string];
  #seen = "";
  #isFollowing = false;
  #stopRenewing: (() => void) | null = null;

  constructor(parts: SharedPollParts<T>) {
    this.#parts = parts;
    // The braces keep all of them on the same node of a cluster.
    const key = `shardscope:live:{${parts.subject}}`;
    this.#keys = [`${key}:lease`, `${key}:found`, `${key}:wants`];
  }

  /** Somebody else polls; what they find costs nothing and is looked for often. */
  get isFollowing(): boolean {
    return this.#isFollowing;
  }

  /** The newest value, or null when nothing new was found. */
  async next(): Promise<T | null> {
    const { redis, load, read, write } = this.#parts;
    const { isOurs, found, others } = await this.#turn();
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

  async #turn(): Promise<Turn> {
    const { redis, wants } = this.#parts;
    const answer = await redis.attempt((commands) =>
      commands.evaluate(TURN, this.#keys, [this.#id, LEASE_MS, wants?.() ?? "", KEEP_MS, WANTS_S]),
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
