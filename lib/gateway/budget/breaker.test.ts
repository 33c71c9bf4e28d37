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
    expect(breaker.enter()).toBe(clock.now() + BREAKER.restMs);
    expect(breaker.state()).toMatchObject({
      state: "open",
      nextProbeAtMs: clock.now() + BREAKER.restMs,
    });
  });

  test("one good answer resets the count", () => {
    const breaker = new Breaker(new FakeClock());
    for (let i = 0; i < 20; i += 1) breaker.report(i % 4 === 3);
    expect(breaker.enter()).toBeNull();
  });

  test("after the rest one probe is let through and the others keep waiting", () => {
    const { clock, breaker } = opened();
    clock.jump(BREAKER.restMs);
    expect(breaker.enter()).toBeNull();
    expect(breaker.enter()).not.toBeNull();
    expect(breaker.state().state).toBe("half-open");
    breaker.report(true);
    expect(breaker.enter()).toBeNull();
    expect(breaker.state().state).toBe("closed");
  });

  test("however long the service was away, it is asked again within the same time", () => {
    const { clock, breaker } = opened();
    for (let i = 0; i < 100; i += 1) {
      clock.jump((breaker.restingUntilMs() ?? clock.now()) - clock.now());
      expect(breaker.enter()).toBeNull();
      breaker.report(false);
      expect((breaker.restingUntilMs() ?? 0) - clock.now()).toBe(BREAKER.restMs);
    }
    clock.jump(BREAKER.restMs);
    expect(breaker.enter()).toBeNull();
    breaker.report(true);
    expect(breaker.enter()).toBeNull();
  });

  test("a probe that hangs does not keep the next one back", () => {
    const { clock, breaker } = opened();
    clock.jump(BREAKER.restMs);
    expect(breaker.enter()).toBeNull();
    clock.jump(BREAKER.restMs);
    expect(breaker.enter()).toBeNull();
    breaker.report(true);
    expect(breaker.state().state).toBe("closed");
  });

  test("a clock that is set back does not prolong the rest", () => {
    const { clock, breaker } = opened();
    clock.jump(-3_600_000);
    expect((breaker.restingUntilMs() ?? 0) - clock.now()).toBe(BREAKER.restMs);
  });
});
