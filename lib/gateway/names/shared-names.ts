import "server-only";
import * as v from "valibot";
import type { OptionalRedis } from "../cache/redis";
import { keyOf, SeenName } from "./seen-names";

/** Per kind. */
const MOST_NAMES = 5_000;
const KEPT_MS = 30 * 24 * 3_600_000;
/** Per command, so that it takes a fraction of a millisecond. */
const AT_ONCE = 200;
const KINDS: readonly SeenName["kind"][] = ["jetton", "collection", "item", "account", "domain"];

/**
 * Names by their keys in a hash, and the keys by the time the name was new in a sorted set. A counter numbers new
 * names, so that instances read only those. The oldest are removed first.
 */
const WRITE = `
local types = { 'hash', 'zset', 'string' }
local found = 0
local ours = true
for i = 1, 3 do
  local is = redis.call('TYPE', KEYS[i]).ok
  if is ~= 'none' then found = found + 1 end
  if is ~= 'none' and is ~= types[i] then ours = false end
end
if ours and found == 3 then
  local count = redis.call('GET', KEYS[3])
  local last = redis.call('ZREVRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2]
  ours = #count <= 15 and string.find(count, '^[1-9]%d*$') and tonumber(count) >= tonumber(last)
end
-- Nobody of us has written that, or a full Redis has removed a part: names are shared from the beginning again.
if not ours or found == 1 or found == 2 then redis.call('DEL', KEYS[1], KEYS[2], KEYS[3]) end
for i = 3, #ARGV, 2 do
  if redis.call('HGET', KEYS[1], ARGV[i]) ~= ARGV[i + 1] then
    redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1])
    redis.call('ZADD', KEYS[2], redis.call('INCR', KEYS[3]), ARGV[i])
  end
end
local over = redis.call('ZCARD', KEYS[2]) - tonumber(ARGV[1])
if over > 0 then
  for _, key in ipairs(redis.call('ZRANGE', KEYS[2], 0, over - 1)) do redis.call('HDEL', KEYS[1], key) end
  redis.call('ZREMRANGEBYRANK', KEYS[2], 0, over - 1)
end
for i = 1, 3 do redis.call('PEXPIRE', KEYS[i], ARGV[2]) end
return 0
`;

/** The number of the newest name, and then the number and the name of each entry after a given number. */
const READ = `
local found = redis.call('ZRANGEBYSCORE', KEYS[2], '(' .. ARGV[1], '+inf', 'WITHSCORES', 'LIMIT', 0, tonumber(ARGV[2]))
local names = { redis.call('GET', KEYS[3]) or '0' }
for i = 1, #found, 2 do
  names[#names + 1] = found[i + 1]
  names[#names + 1] = redis.call('HGET', KEYS[1], found[i]) or ''
end
return names
`;

const Found = v.tupleWithRest([v.string()], v.string());

/** The names found by all instances, and those from before a restart. */
export class SharedNames {
  readonly #redis: OptionalRedis;
  readonly #account: string;
  readonly #unsent = new Map<string, SeenName>();
  readonly #readUntil = new Map<SeenName["kind"], number>();

  /** `account` identifies the service, so that names of one chain are not found in another. */
  constructor(redis: OptionalRedis, account: string) {
    this.#redis = redis;
    this.#account = account;
  }

  /** Queues names for the next exchange. */
  push(names: readonly SeenName[]): void {
    for (const name of names) if (this.#unsent.size < MOST_NAMES) this.#unsent.set(keyOf(name), name);
  }

  /** Redis has not taken them. */
  get hasUnsent(): boolean {
    return this.#unsent.size > 0;
  }

  /** Sends the names that are new here, and returns those that are new elsewhere. */
  async exchange(): Promise<readonly SeenName[]> {
    const found: (readonly SeenName[])[] = [];
    const unsent = [...this.#unsent.values()];
    this.#unsent.clear();
    for (const kind of KINDS) {
      await this.#send(
        kind,
        unsent.filter((name) => name.kind === kind),
      );
      found.push(await this.#readNew(kind));
    }
    return found.flat();
  }

  async #send(kind: SeenName["kind"], names: readonly SeenName[]): Promise<void> {
    for (let start = 0; start < names.length; start += AT_ONCE) {
      const pairs = names
        .slice(start, start + AT_ONCE)
        .flatMap((name) => [keyOf(name), JSON.stringify(name)]);
      const sent = await this.#redis.attempt((redis) =>
        redis.evaluate(WRITE, this.#keys(kind), [MOST_NAMES, KEPT_MS, ...pairs]),
      );
      if (sent === null) return this.push(names.slice(start));
    }
  }

  /** Ends for whatever is in Redis: each page is beyond the one before, except once if Redis has started from empty. */
  async #readNew(kind: SeenName["kind"]): Promise<readonly SeenName[]> {
    const all: SeenName[] = [];
    for (let mayRestart = true; ;) {
      const after = this.#readUntil.get(kind) ?? 0;
      const answer = await this.#redis.attempt((redis) =>
        redis.evaluate(READ, this.#keys(kind), [after, AT_ONCE]),
      );
      const read = v.safeParse(Found, answer);
      if (!read.success) return all;
      const [count, ...rest] = read.output;
      const newest = Number(count);
      const last = Number(rest.at(-2) ?? after);
      if (newest < after && mayRestart) {
        mayRestart = false;
        this.#readUntil.delete(kind);
        continue;
      }
      // Parts are missing, or not ours. Whoever writes next removes the rest.
      if (!isCount(newest) || !isCount(last) || last > newest) return all;
      const texts = rest.filter((_, index) => index % 2 === 1);
      all.push(...texts.flatMap(nameIn));
      this.#readUntil.set(kind, last);
      if (texts.length < AT_ONCE || last <= after) return all;
    }
  }

  /** The braces keep them on the same node of a cluster. */
  #keys(kind: string): readonly string[] {
    return ["names", "order", "count"].map((part) => `shardscope:names:{${this.#account}:${kind}}:${part}`);
  }
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/** The paths of our proxy of pictures, which checks their signatures. */
const OWN_PATHS = "/api/";

/**
 * Other versions of the explorer, or others with access to Redis, may write other entries. Names from files, which rank
 * first, are never shared.
 */
function nameIn(text: string): readonly SeenName[] {
  try {
    const read = v.safeParse(SeenName, JSON.parse(text));
    if (!read.success) return [];
    const name = read.output;
    if (name.kind === "domain") return [name];
    const picture = name.picture?.startsWith(OWN_PATHS) === true ? name.picture : null;
    return name.file === null ? [{ ...name, picture }] : [];
  } catch {
    return [];
  }
}
