import { describe, expect, it } from "vitest";
import { hasGivenUp, searchDelayMs } from "./transaction-search-query";

const MINUTE_MS = 60_000;

describe("the search for a transaction", () => {
  it("slows down to four attempts a minute", () => {
    const waits = [0, 1, 2, 5, 100].map((attempts) => searchDelayMs(attempts, null, 0));
    expect(waits[0]).toBe(2_000);
    expect(waits).toEqual([...waits].sort((a, b) => Number(a) - Number(b)));
    expect(waits.at(-1)).toBe(15_000);
  });

  it("waits until a rate limit ends", () => {
    const limited = { kind: "rate-limited", whose: "service", retryAfterMs: 40_000 } as const;
    expect(searchDelayMs(0, limited, 0)).toBe(40_000);
  });

  it("ends after a few minutes when nothing was found", () => {
    expect(searchDelayMs(3, null, 2 * MINUTE_MS)).not.toBe(false);
    expect(searchDelayMs(3, null, 4 * MINUTE_MS)).toBe(false);
    const search = { transaction: null, problem: null, pending: null, sinceMs: 0, attempts: 9 };
    expect(hasGivenUp(search, 2 * MINUTE_MS)).toBe(false);
    expect(hasGivenUp(search, 4 * MINUTE_MS)).toBe(true);
  });
});
