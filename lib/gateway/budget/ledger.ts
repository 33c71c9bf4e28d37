import "server-only";
import { randomUUID } from "node:crypto";
import type { Rate } from "./bucket";
import type { OptionalRedis } from "../cache/redis";

/** The budget that all instances share for one service and key. */
export interface Ledger {
  /** False while the ledger is unavailable: the process then relies on its own bucket alone. */
  readonly active: boolean;
  /** This process's share of the budget while the ledger does not answer; 1 while it does. */
  readonly share: number;
  /** Takes one call out of the shared budget and returns 0, or returns how long to wait before the next attempt. */
  claim(): Promise<number>;
  /** Pauses all instances, as the service demanded. */
  pause(durationMs: number): Promise<void>;
}

/** How many milliseconds of a pause are left; 0 without one. */
const PAUSE_LEFT = `
local function pauseLeft(key)
  local left = redis.call('PTTL', key)
  if left <= 0 then return 0 end
  local requested = redis.pcall('GET', key)
  requested = type(requested) == 'string' and tonumber(requested) or 1000
  -- Redis counts until a date: by a clock that was set back it would be longer than requested.
  if left > requested then
    redis.call('PEXPIRE', key, requested)
    left = requested
  end
  return left
end
`;

/**
 * GCRA: one number per key, the time at which the budget will be full again. It runs in Redis by the clock
 * of Redis, so the clocks of the instances do not matter, and a claim is one round trip. In microseconds.
 *
 * A value that this script cannot have written (a time that no claim leads to because the clock was set back, another
 * type, not a number) counts as a used-up budget and is replaced by one: calls resume one interval later.
 */
const CLAIM = `${PAUSE_LEFT}
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
-- Who else claims, for the time when nobody can tell. What removes comes first: after that a full Redis lets a script write.
local seen = redis.pcall('ZREMRANGEBYSCORE', KEYS[3], '-inf', now - 60000000)
if type(seen) == 'table' then redis.call('DEL', KEYS[3]) end
redis.call('ZREMRANGEBYSCORE', KEYS[3], '(' .. string.format('%.0f', now), '+inf')
redis.call('ZADD', KEYS[3], now, ARGV[3])
redis.call('PEXPIRE', KEYS[3], 60000)
local instances = redis.call('ZCARD', KEYS[3])
local paused = pauseLeft(KEYS[2])
if paused > 0 then return {paused * 1000, instances} end
local interval = tonumber(ARGV[1])
local window = interval * tonumber(ARGV[2])
local kept = redis.pcall('GET', KEYS[1])
local full = now
if kept ~= false then full = type(kept) == 'string' and tonumber(kept) or math.huge end
if not (full <= now + window) then
  redis.call('SET', KEYS[1], string.format('%.0f', now + window), 'PX', math.ceil(window / 1000) + 1000)
  return {interval, instances}
end
if full < now then full = now end
local wait = full + interval - window - now
if wait > 0 then return {math.ceil(wait), instances} end
redis.call('SET', KEYS[1], string.format('%.0f', full + interval), 'PX', math.ceil((full + interval - now) / 1000) + 1000)
return {0, instances}
`;

/**
 * Calls in flight end with demands of different lengths: the longest applies. What removes comes first: after that a
 * full Redis lets a script write.
 */
const PAUSE = `${PAUSE_LEFT}
if pauseLeft(KEYS[1]) >= tonumber(ARGV[1]) then return end
redis.call('DEL', KEYS[1])
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[1])
`;

export class RedisLedger implements Ledger {
  readonly #redis: OptionalRedis;
  readonly #budgetKey: string;
  readonly #pauseKey: string;
  readonly #instancesKey: string;
  readonly #id = randomUUID();
  /** The last known number of processes with recent claims, including this one. */
  #instances = 1;
  #isAnswered = true;
  readonly #intervalUs: number;
  readonly #burst: number;

  /** `account` identifies the service and the key without revealing the key. */
  constructor(redis: OptionalRedis, account: string, rate: Rate) {
    this.#redis = redis;
    // The braces keep all keys on the same node of a cluster.
    this.#budgetKey = `shardscope:rate:{${account}}`;
    this.#pauseKey = `shardscope:rate:{${account}}:pause`;
    this.#instancesKey = `shardscope:rate:{${account}}:instances`;
    this.#intervalUs = Math.ceil(1_000_000 / rate.perSecond);
    this.#burst = rate.burst;
  }

  get active(): boolean {
    return this.#redis.usable;
  }

  get share(): number {
    return this.active && this.#isAnswered ? 1 : 1 / this.#instances;
  }

  async claim(): Promise<number> {
    const keys = [this.#budgetKey, this.#pauseKey, this.#instancesKey];
    const answer = await this.#redis.attempt((redis) =>
      redis.evaluate(CLAIM, keys, [this.#intervalUs, this.#burst, this.#id]),
    );
    const [waitUs, instances]: readonly unknown[] = Array.isArray(answer) ? answer : [];
    this.#isAnswered = typeof waitUs === "number";
    if (typeof instances === "number") this.#instances = Math.max(1, instances);
    // Redis did not answer: the process's own bucket has already admitted the call.
    return typeof waitUs === "number" ? Math.ceil(waitUs / 1000) : 0;
  }

  async pause(durationMs: number): Promise<void> {
    if (durationMs < 1) return;
    await this.#redis.attempt((redis) => redis.evaluate(PAUSE, [this.#pauseKey], [Math.ceil(durationMs)]));
  }
}
