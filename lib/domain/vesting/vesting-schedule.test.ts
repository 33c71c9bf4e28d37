import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fullyUnlockedAt, lockedAt, nextUnlock, unlockPoints, type VestingTerms } from "./vesting-schedule";

const DAY = 86_400;
const START = 1_000;
const plain: VestingTerms = { start: START, duration: 10 * DAY, period: DAY, cliff: 3 * DAY, amount: 1_000n };
const lockedAfter = (terms: VestingTerms, days: number) => lockedAt(terms, START + days * DAY);

describe("the locked amount", () => {
  test.each([
    [-1, 1_000n],
    [0, 1_000n],
    [2.9, 1_000n],
    [3, 700n],
    [3.9, 700n],
    [4, 600n],
    [9.9, 100n],
    [10, 0n],
    [10.1, 0n],
  ])("after %d days is %s", (days, locked) => {
    expect(lockedAfter(plain, days)).toBe(locked);
  });

  test.each<[string, Partial<VestingTerms>, number, bigint]>([
    ["a period that does not divide the duration", { period: 3 * DAY, cliff: 0 }, 9, 0n],
    [
      "a period that does not divide the duration, before its last unlock",
      { period: 3 * DAY, cliff: 0 },
      8.9,
      334n,
    ],
    ["a period longer than the duration", { period: 11 * DAY, cliff: 0 }, 10, 1_000n],
    ["a period longer than the duration, after the end", { period: 11 * DAY, cliff: 0 }, 10.1, 0n],
    ["no period", { period: 0 }, 5, 1_000n],
    ["no duration, at the start", { duration: 0, cliff: 0 }, 0, 1_000n],
    ["no duration, later", { duration: 0, cliff: 0 }, 0.1, 0n],
    ["a cliff behind the end, before the end", { cliff: 20 * DAY }, 9, 1_000n],
    ["a cliff behind the end, after the end", { cliff: 20 * DAY }, 10.1, 0n],
    ["an amount that does not divide", { amount: 10n, period: 3 * DAY, cliff: 0 }, 3, 7n],
    [
      "the largest amount, to the last unit",
      { amount: 2n ** 120n - 1n, cliff: 0 },
      3,
      930459597049441111032664942196241203n,
    ],
  ])("is computed correctly with %s", (_name, terms, days, locked) => {
    expect(lockedAfter({ ...plain, ...terms }, days)).toBe(locked);
  });
});

const anyTerms: fc.Arbitrary<VestingTerms> = fc.record({
  start: fc.nat(2 ** 32),
  duration: fc.oneof(fc.nat(100), fc.nat(2 ** 32 - 1)),
  period: fc.oneof(fc.nat(20), fc.nat(2 ** 32 - 1)),
  cliff: fc.oneof(fc.nat(100), fc.nat(2 ** 32 - 1)),
  amount: fc.bigInt({ min: 0n, max: 2n ** 120n - 1n }),
});

/** Times around every point at which something can change. */
const withTime = anyTerms.chain((terms) => {
  const { start, duration, period, cliff } = terms;
  const edges = [start, start + cliff, start + duration, start + period, fullyUnlockedAt(terms)];
  return fc
    .tuple(fc.constantFrom(...edges), fc.integer({ min: -3, max: 3 }))
    .map(([edge, away]) => ({ terms, now: edge + away }));
});

test("the locked amount is between zero and the total, and never grows", () => {
  fc.assert(
    fc.property(withTime, fc.nat(1_000), ({ terms, now }, later) => {
      const [locked, then] = [lockedAt(terms, now), lockedAt(terms, now + later)];
      expect(locked >= 0n && locked <= terms.amount).toBe(true);
      expect(then <= locked).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("nothing is locked from the end on, and something right before it", () => {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const end = fullyUnlockedAt(terms);
      expect(lockedAt(terms, end)).toBe(0n);
      // Parts of very small amounts can round to nothing.
      expect(lockedAt(terms, end - 1) > 0n || terms.amount <= 2n ** 33n).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("the locked amount does not change before the next unlock", () => {
  fc.assert(
    fc.property(withTime, ({ terms, now }) => {
      const next = nextUnlock(terms, now);
      const [locked, at] = [lockedAt(terms, now), next?.at ?? Infinity];
      expect(next === null).toBe(now >= fullyUnlockedAt(terms));
      expect(at).toBeGreaterThan(now);
      expect(lockedAt(terms, at - 1)).toBe(next === null ? 0n : locked);
      expect(lockedAt(terms, at)).toBe(next === null ? 0n : terms.amount - next.unlocked);
      // Parts of very small amounts can round to nothing.
      expect(next === null || lockedAt(terms, at) < locked || terms.amount <= 2n ** 65n).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("the points of a schedule rise to the total, and are not more than requested", () => {
  fc.assert(
    fc.property(anyTerms, fc.integer({ min: 4, max: 200 }), (terms, most) => {
      const points = unlockPoints(terms, most);
      expect(points.length).toBeLessThanOrEqual(most);
      expect(points.at(-1)).toEqual({ at: fullyUnlockedAt(terms), unlocked: terms.amount });
      for (const [place, { at, unlocked }] of points.entries()) {
        expect(unlocked).toBe(terms.amount - lockedAt(terms, at));
        const before = points[place - 1];
        if (before === undefined) continue;
        expect(at).toBeGreaterThan(before.at);
        expect(unlocked >= before.unlocked).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test("a schedule has a point for every unlock if that is not more than requested", () => {
  expect(unlockPoints(plain, 100).map(({ at, unlocked }) => [(at - START) / DAY, unlocked])).toEqual([
    [0, 0n],
    ...Array.from({ length: 8 }, (_, place) => [place + 3, BigInt(place + 3) * 100n]),
  ]);
});
