import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { FakeClock } from "../../../testing/gateway/test-support";
import { VisitorLimit } from "./visitor-limit";

describe("limit per visitor", () => {
  test("no minute holds more than VISITOR_RPM requests of one visitor (property)", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 600 }),
        fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 60 }),
        (perMinute, delays) => {
          const clock = new FakeClock();
          const limit = new VisitorLimit(perMinute, clock);
          const admitted: number[] = [];
          for (const delayMs of delays) {
            clock.jump(delayMs);
            for (let i = 0; i < 40; i += 1) if (limit.admit("1.2.3.4").ok) admitted.push(clock.now());
          }
          for (const [place, fromMs] of admitted.entries()) {
            const inMinute = admitted.slice(place).filter((atMs) => atMs < fromMs + 60_000).length;
            expect(inMinute).toBeLessThanOrEqual(perMinute + 1);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("one visitor's requests do not count for another", () => {
    const limit = new VisitorLimit(60, new FakeClock());
    while (limit.admit("1.2.3.4").ok);
    expect(limit.admit("1.2.3.4")).toEqual({
      ok: false,
      error: { kind: "rate-limited", whose: "visitor", retryAfterMs: expect.any(Number) },
    });
    expect(limit.admit("1.2.3.5").ok).toBe(true);
  });

  test("after the reported wait the request is admitted", () => {
    const clock = new FakeClock();
    const limit = new VisitorLimit(60, clock);
    while (limit.admit("v", 3).ok);
    const refused = limit.admit("v", 3);
    clock.jump(refused.ok || refused.error.kind !== "rate-limited" ? 0 : refused.error.retryAfterMs);
    expect(limit.admit("v", 3).ok).toBe(true);
  });

  test("even the smallest budget admits the most expensive request eventually", () => {
    expect(new VisitorLimit(1, new FakeClock()).admit("v", 10).ok).toBe(true);
  });

  test("remembers a bounded number of visitors", () => {
    const limit = new VisitorLimit(4, new FakeClock(), { maxVisitors: 100 });
    limit.admit("first");
    expect(limit.admit("first").ok).toBe(false);
    for (let i = 0; i < 100; i += 1) limit.admit(`visitor ${i}`);
    expect(limit.admit("first").ok).toBe(true);
  });
});
