import { describe, expect, test } from "vitest";
import { TokenBucket } from "./bucket";
import { LANE_POLICY, type Lane } from "./lanes";
import { Scheduler, type SubmitOptions } from "./scheduler";
import { FakeClock } from "../../../testing/gateway/test-support";

function setUp({ perSecond = 1, burst = 1, concurrency = 10 } = {}) {
  const clock = new FakeClock();
  const bucket = new TokenBucket({ perSecond, burst }, clock);
  const scheduler = new Scheduler(bucket, null, concurrency, clock);
  const started: string[] = [];
  const submit = (lane: Lane, name: string, options?: SubmitOptions) =>
    scheduler.submit(
      lane,
      () => {
        started.push(name);
        return Promise.resolve(name);
      },
      options,
    );
  return { clock, bucket, scheduler, started, submit };
}

describe("scheduler", () => {
  test("an interactive call overtakes polls that wait for a token", async () => {
    const { clock, started, submit } = setUp();
    submit("interactive", "first");
    submit("poll", "poll 1");
    submit("poll", "poll 2");
    submit("prefetch", "prefetch");
    submit("interactive", "interactive");
    submit("panel", "panel");
    await clock.advance(5_000);
    expect(started).toEqual(["first", "interactive", "panel", "prefetch", "poll 1", "poll 2"]);
  });

  test("a lane is first in, first out", async () => {
    const { clock, started, submit } = setUp();
    for (const name of ["a", "b", "c", "d"]) submit("panel", name);
    await clock.advance(4_000);
    expect(started).toEqual(["a", "b", "c", "d"]);
  });

  test("nothing waits while there are tokens", () => {
    const { started, submit } = setUp({ perSecond: 10, burst: 3 });
    for (const name of ["a", "b", "c", "d"]) submit("interactive", name);
    expect(started).toEqual(["a", "b", "c"]);
  });

  test("the number of concurrent calls is limited", async () => {
    const { clock, scheduler } = setUp({ perSecond: 1_000, burst: 100, concurrency: 2 });
    const finish: (() => void)[] = [];
    for (let i = 0; i < 5; i += 1)
      scheduler.submit("interactive", () => new Promise<void>((resolve) => finish.push(resolve)));
    await clock.advance(1_000);
    expect([scheduler.inFlight, finish.length]).toEqual([2, 2]);
    finish[0]?.();
    await clock.advance(0);
    expect([scheduler.inFlight, finish.length]).toEqual([2, 3]);
  });

  test("a call that would wait too long is refused at once, with the expected wait", async () => {
    const { scheduler, submit } = setUp();
    for (let i = 0; i < 8; i += 1) submit("interactive", `${i}`);
    expect(scheduler.expectedWaitMs("interactive")).toBe(8_000);
    submit("interactive", "9th");
    const refused = await submit("interactive", "10th").done;
    expect(refused).toEqual({
      ok: false,
      error: { kind: "rate-limited", whose: "queue", retryAfterMs: 9_000 },
    });
  });

  test("a queued call that is overtaken for too long is refused at its deadline", async () => {
    const { clock, started, submit } = setUp();
    submit("interactive", "first");
    const poll = submit("poll", "poll").done;
    for (let i = 0; i < 20; i += 1) {
      submit("interactive", `interactive ${i}`);
      await clock.advance(1_000);
    }
    expect(await poll).toMatchObject({ ok: false, error: { kind: "rate-limited", whose: "queue" } });
    expect(started).not.toContain("poll");
  });

  test("a lane refuses calls when its queue is full", async () => {
    const { scheduler, submit } = setUp({ perSecond: 1_000, burst: 1, concurrency: 1 });
    void scheduler.submit("interactive", () => new Promise(() => {}));
    for (let i = 0; i < LANE_POLICY.poll.queueLength; i += 1) submit("poll", `${i}`);
    expect(scheduler.queued().poll).toBe(LANE_POLICY.poll.queueLength);
    expect(await submit("poll", "one more").done).toMatchObject({
      ok: false,
      error: { kind: "rate-limited" },
    });
  });

  test("an aborted call frees its place, costs no token and leaves no timer", async () => {
    const { clock, scheduler, started, submit } = setUp();
    const leaver = new AbortController();
    submit("interactive", "first");
    const left = submit("interactive", "leaver", { signal: leaver.signal }).done;
    submit("interactive", "second");
    leaver.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    expect(scheduler.queued().interactive).toBe(1);
    await clock.advance(1_000);
    expect(started).toEqual(["first", "second"]);
  });

  test("a call that is aborted beforehand does not join", async () => {
    const { started, submit } = setUp();
    await expect(
      submit("interactive", "late", { signal: AbortSignal.abort(new Error("gone")) }).done,
    ).rejects.toThrow("gone");
    expect(started).toEqual([]);
  });

  test("a prefetch that an interactive caller waits for moves into the interactive lane", async () => {
    const { clock, started, submit } = setUp();
    submit("interactive", "first");
    const prefetch = submit("prefetch", "prefetch");
    submit("panel", "panel");
    prefetch.promote("interactive");
    prefetch.promote("poll");
    await clock.advance(2_000);
    expect(started).toEqual(["first", "prefetch", "panel"]);
  });

  test("work that throws frees its slot", async () => {
    const { clock, scheduler } = setUp({ perSecond: 100, burst: 10, concurrency: 1 });
    const broken = scheduler.submit("interactive", () => Promise.reject(new Error("bug"))).done;
    await expect(broken).rejects.toThrow("bug");
    await clock.advance(0);
    expect(scheduler.inFlight).toBe(0);
  });
});
