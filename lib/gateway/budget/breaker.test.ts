import { describe, expect, test } from "vitest";
import { Breaker, BREAKER } from "./breaker";
import { FakeClock } from "../../../testing/gateway/test-support";

function opened() {
  const clock = new FakeClock();
  const breaker = new Breaker(clock);
  for (let i = 0; i < BREAKER.failuresToOpen; i += 1) {
    expect(breaker.enter()).toBeNull();
    breaker.report(false);
  }
  return { clock, breaker };
}

describe("breaker", () => {
  test("opens after failures in a row, and says until when", () => {
    const { clock, breaker } = opened();
    expect(breaker.enter()).toBe(clock.now() + BREAKER.firstRestMs);
    expect(breaker.state()).toMatchObject({
      state: "open",
      nextProbeAtMs: clock.now() + BREAKER.firstRestMs,
    });
  });

  test("one good answer resets the count", () => {
    const breaker = new Breaker(new FakeClock());
    for (let i = 0; i < 20; i += 1) breaker.report(i % 4 === 3);
    expect(breaker.enter()).toBeNull();
  });

  test("after the rest one probe is let through and the others keep waiting", () => {
    const { clock, breaker } = opened();
    clock.jump(BREAKER.firstRestMs);
    expect(breaker.enter()).toBeNull();
    expect(breaker.enter()).not.toBeNull();
    expect(breaker.state().state).toBe("half-open");
    breaker.report(true);
    expect(breaker.enter()).toBeNull();
    expect(breaker.state().state).toBe("closed");
  });

  test("each failed probe doubles the rest, up to a minute", () => {
    const { clock, breaker } = opened();
    const rests: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      clock.jump((breaker.restingUntilMs() ?? clock.now()) - clock.now());
      expect(breaker.enter()).toBeNull();
      breaker.report(false);
      rests.push((breaker.restingUntilMs() ?? 0) - clock.now());
    }
    expect(rests).toEqual([10_000, 20_000, 40_000, 60_000, 60_000, 60_000]);
  });

  test("a clock that is set back does not prolong the rest", () => {
    const { clock, breaker } = opened();
    clock.jump(-3_600_000);
    expect((breaker.restingUntilMs() ?? 0) - clock.now()).toBe(BREAKER.firstRestMs);
  });
});
