import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundTimeline } from "./round-timeline";
import { currentOf, phaseOf } from "./validation-round";

const TIMING = { startBefore: 50_400, endBefore: 14_400, heldFor: 50_400 };
const ROUND = { since: 1_000_000, until: 1_100_800 };

describe("the timeline of a round", () => {
  it("has the times of the configuration", () => {
    expect(roundTimeline(ROUND, TIMING, 0).map(({ step, from, until }) => [step, from, until])).toEqual([
      ["election", 949_600, 985_600],
      ["validation", 1_000_000, 1_100_800],
      ["next election", 1_050_400, 1_086_400],
      ["hold", 1_100_800, 1_151_200],
    ]);
  });

  it("is the validation alone without the timing of the configuration", () => {
    expect(roundTimeline(ROUND, null, 1_050_400)).toEqual([
      { step: "validation", from: 1_000_000, until: 1_100_800, done: 0.5 },
    ]);
  });

  it("only progresses forward, from nothing done to everything done", () => {
    const time = fc.integer({ min: 900_000, max: 1_200_000 });
    fc.assert(
      fc.property(time, time, (one, other) => {
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((now) =>
          roundTimeline(ROUND, TIMING, now),
        );
        for (const [place, entry] of (before ?? []).entries()) {
          expect(entry.done).toBeGreaterThanOrEqual(0);
          expect(entry.done).toBeLessThanOrEqual(after?.[place]?.done ?? -1);
        }
      }),
    );
    expect(roundTimeline(ROUND, TIMING, 900_000).every(({ done }) => done === 0)).toBe(true);
    expect(roundTimeline(ROUND, TIMING, 1_200_000).every(({ done }) => done === 1)).toBe(true);
  });
});

describe("the current round", () => {
  const next = { since: 200, until: 300 };
  const current = { since: 100, until: 200 };
  const past = { since: 0, until: 100 };
  const at = (now: number) => currentOf([next, current, past], (round) => round, now);

  it("is the running one, even if the next one is listed", () => {
    expect(at(100)).toBe(current);
    expect(at(199)).toBe(current);
    expect(at(200)).toBe(next);
  });

  it("is the newest that has begun while the index is behind, or the newest of all if none has", () => {
    expect(at(1_000)).toBe(next);
    expect(at(-1)).toBe(next);
    expect(currentOf([], (round: typeof next) => round, 0)).toBeNull();
  });

  it("has a phase that depends on the time", () => {
    expect([99, 100, 199, 200].map((now) => phaseOf(current, now))).toEqual([
      "next",
      "current",
      "current",
      "past",
    ]);
  });
});
