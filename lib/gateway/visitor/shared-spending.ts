import "server-only";
import { createHmac } from "node:crypto";
import type { Rate } from "../budget/bucket";
import type { OptionalRedis } from "../cache/redis";
import type { Clock } from "../gateway-clock";

/** Batched: everything that visitors spend within this time is sent in one command. */
const REPORT_AFTER_MS = 20;
/** No visitor has to wait longer than this for what was spent elsewhere. */
const LONGEST_DEBT_MS = 60_000;

/**
 * For each visitor the time at which the budget will be full again, as in the ledger, in microseconds by the clock of
 * Redis. Spending is recorded without asking first, so it may lead into debt. Returns how many requests are left to
 * each visitor.
 *
 * A value that this script cannot have written (later than any debt, not a number, another type) counts as a used-up
 * budget. What removes comes first: after that a full Redis lets a script write.
 */
const SPEND = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local interval = tonumber(ARGV[1])
local window = interval * tonumber(ARGV[2])
local latest = now + window + tonumber(ARGV[3]) * 1000
local left = {}
for i, key in ipairs(KEYS) do
  local kept = redis.pcall('GET', key)
  local full = now
  if kept ~= false then full = type(kept) == 'string' and tonumber(kept) or math.huge end
  if not (full <= latest) then full = now + window end
  full = math.min(latest, math.max(now, full) + interval * tonumber(ARGV[3 + i]))
  redis.call('DEL', key)
  redis.call('SET', key, string.format('%.0f', full), 'PX', math.ceil((full - now) / 1000) + 1000)
  left[i] = string.format('%.3f', (now + window - full) / interval)
end
return left
`;

interface SharedSpendingParts {
  readonly redis: OptionalRedis;
  readonly rate: Rate;
  readonly clock: Clock;
  /** Turns visitors into key names, so that Redis holds no addresses; the same for all instances. */
  readonly secret: string;
  /** How many requests a visitor has left, as counted by all instances. */
  readonly onLeft: (visitor: string, left: number) => void;
}

/**
 * Reports to the other instances what visitors have spent here, and learns what they have spent there. No request
 * waits for that: a visitor who sends requests to several instances at once gets a little ahead, and then waits until
 * that is paid back.
 */
export class SharedSpending {
  readonly #parts: SharedSpendingParts;
  #spent = new Map<string, number>();
  #isReporting = false;

  constructor(parts: SharedSpendingParts) {
    this.#parts = parts;
  }

  spend(visitor: string, cost: number): void {
    this.#spent.set(visitor, (this.#spent.get(visitor) ?? 0) + cost);
    if (this.#isReporting) return;
    this.#isReporting = true;
    this.#parts.clock.after(REPORT_AFTER_MS, () => void this.#report());
  }

  async #report(): Promise<void> {
    const { redis, rate, clock, secret, onLeft } = this.#parts;
    const reported = this.#spent;
    this.#spent = new Map();
    const visitors = [...reported.keys()];
    const keys = visitors.map((visitor) => spendingKey(secret, visitor));
    const limits = [Math.ceil(1_000_000 / rate.perSecond), rate.burst, LONGEST_DEBT_MS];
    const answer = await redis.attempt((commands) =>
      commands.evaluate(SPEND, keys, [...limits, ...reported.values()]),
    );
    const all: readonly unknown[] = Array.isArray(answer) ? answer : [];
    for (const [index, visitor] of visitors.entries()) {
      const left = Number(all[index] ?? Number.NaN);
      // Spending since the command was sent is not included yet.
      if (Number.isFinite(left)) onLeft(visitor, left - (this.#spent.get(visitor) ?? 0));
    }
    this.#isReporting = this.#spent.size > 0;
    if (this.#isReporting) clock.after(REPORT_AFTER_MS, () => void this.#report());
  }
}

export function spendingKey(secret: string, visitor: string): string {
  const name = createHmac("sha256", secret).update(visitor).digest("base64url");
  // The braces keep all keys on the same node of a cluster.
  return `shardscope:{visitors}:${name}`;
}
