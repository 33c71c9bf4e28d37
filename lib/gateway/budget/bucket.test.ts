import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TokenBucket } from "./bucket";
import { FakeClock } from "../../../testing/gateway/test-support";

describe("token bucket", () => {
  test("never allows more than rate + burst requests in any second (property)", () => {
    const rates = fc.record({
      perSecond: fc.double({ min: 0.2, max: 200, noNaN: true }),
      burst: fc.integer({ min: 1, max: 60 }),
    });
    const steps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 80 });
    fc.assert(
      fc.property(rates, steps, (rate, delays) => {
        const clock = new FakeClock();
        const bucket = new TokenBucket(rate, clock);
        const taken: number[] = [];
        for (const delayMs of delays) {
          clock.jump(delayMs);
          while (bucket.take()) taken.push(clock.now());
        }
        for (const [place, fromMs] of taken.entries()) {
          const inSecond = taken.slice(place).filter((atMs) => atMs < fromMs + 1_000).length;
          expect(inSecond).toBeLessThanOrEqual(rate.perSecond + rate.burst + 1e-6);
        }
      }),
      { numRuns: 150 },
    );
  });

  test("the reported wait is always long enough (property)", () => {
    const rates = fc.record({
      perSecond: fc.double({ min: 0.1, max: 500, noNaN: true }),
      burst: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(
        rates,
        fc.array(fc.constantFrom("take", "lower", "pause"), { maxLength: 30 }),
        (rate, acts) => {
          const clock = new FakeClock();
          const bucket = new TokenBucket(rate, clock);
          for (const act of acts) {
            if (act === "take") bucket.take();
            if (act === "lower") bucket.lower();
            if (act === "pause") bucket.pauseUntil(clock.now() + 300);
            clock.jump(17);
          }
          clock.jump(bucket.waitMs());
          // The estimate rounds up; floating point may be off by the last millisecond.
          clock.jump(bucket.waitMs() <= 1 ? bucket.waitMs() : Number.NaN);
          expect(bucket.take()).toBe(true);
        },
      ),
    );
  });

  test("half a request per second allows one every two seconds", () => {
    const clock = new FakeClock();
    const bucket = new TokenBucket({ perSecond: 0.5, burst: 1 }, clock);
    expect(bucket.take()).toBe(true);
    expect(bucket.waitMs()).toBe(2_000);
    clock.jump(1_999);
    expect(bucket.take()).toBe(false);
    clock.jump(1);
    expect(bucket.take()).toBe(true);
  });

  test("a 429 halves the rate, and a minute without one restores it", () => {
    const clock = new FakeClock();
    const bucket = new TokenBucket({ perSecond: 10, burst: 3 }, clock);
    bucket.lower();
    expect(bucket.state()).toMatchObject({ currentPerSecond: 5, tokens: 0 });
    clock.jump(15_000);
    expect(bucket.state().currentPerSecond).toBeCloseTo(7.5);
    clock.jump(60_000);
    expect(bucket.state().currentPerSecond).toBe(10);
  });

  test("simultaneous refusals lower the rate once, and the rate has a minimum", () => {
    const clock = new FakeClock();
    const bucket = new TokenBucket({ perSecond: 10, burst: 3 }, clock);
    for (let i = 0; i < 5; i += 1) bucket.lower();
    expect(bucket.state().currentPerSecond).toBe(5);
    for (let i = 0; i < 20; i += 1) {
      clock.jump(1_000);
      bucket.lower();
    }
    expect(bucket.state().currentPerSecond).toBe(0.5);
  });

  test("no call starts during a pause, and only one at its end", () => {
    const clock = new FakeClock();
    const bucket = new TokenBucket({ perSecond: 10, burst: 3 }, clock);
    bucket.pauseUntil(clock.now() + 30_000);
    expect(bucket.waitMs()).toBe(30_000);
    clock.jump(29_999);
    expect(bucket.take()).toBe(false);
    clock.jump(1);
    expect(bucket.take()).toBe(true);
    expect(bucket.take()).toBe(false);
  });

  test("a clock that is set back by a day blocks no calls", () => {
    const clock = new FakeClock();
    const bucket = new TokenBucket({ perSecond: 1, burst: 1 }, clock);
    bucket.take();
    bucket.pauseUntil(clock.now() + 5_000);
    clock.jump(-24 * 3_600_000);
    expect(bucket.waitMs()).toBeLessThanOrEqual(6_000);
  });
});
