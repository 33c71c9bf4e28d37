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
  test("opens after consecutive failures, and reports when it will admit a probe", () => {
    const { clock, breaker } = opened();
    expect(breaker.enter()).toBe(clock.now() + BREAKER.restMs);
    expect(breaker.state()).toMatchObject({
      state: "open",
      nextProbeAtMs: clock.now() + BREAKER.restMs,
    });
  });

  test("a successful call resets the count of failures", () => {
    const breaker = new Breaker(new FakeClock());
    for (let i = 0; i < 20; i += 1) breaker.report(i % 4 === 3);
    expect(breaker.enter()).toBeNull();
  });

  test("after the rest it admits one probe, and other calls only once that has succeeded", () => {
    const { clock, breaker } = opened();
    clock.jump(BREAKER.restMs);
    expect(breaker.enter()).toBeNull();
    expect(breaker.enter()).not.toBeNull();
    expect(breaker.state().state).toBe("half-open");
    breaker.report(true);
    expect(breaker.enter()).toBeNull();
    expect(breaker.state().state).toBe("closed");
  });

  test("the time between probes does not grow, however long the outage lasts", () => {
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

  test("a probe that hangs does not delay the next one", () => {
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
