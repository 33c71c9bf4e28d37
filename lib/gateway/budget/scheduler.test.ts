import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TokenBucket } from "./bucket";
import { LANE_POLICY, type Lane } from "./lanes";
import { NO_VISITOR, Scheduler, type SubmitOptions } from "./scheduler";
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

  test("calls start at once while there are tokens", () => {
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

  test("a call whose signal is already aborted is not queued", async () => {
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
    prefetch.join("interactive", NO_VISITOR);
    prefetch.join("poll", NO_VISITOR);
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

  describe("visitors take turns", () => {
    const of = (...visitors: readonly string[]) => ({ visitors: new Set(visitors) });

    test("a visitor with a thousand calls delays another's first call by at most one", async () => {
      const { clock, started, submit } = setUp();
      for (let i = 0; i < 1_000; i += 1) void submit("interactive", `many ${i}`, of("many"));
      const before = started.length;
      const other = submit("interactive", "first of another", of("another")).done;
      await clock.advance(2_000);
      expect(started.slice(before, before + 2)).toContain("first of another");
      expect(await other).toMatchObject({ ok: true });
    });

    test("each visitor's first call starts within one round, and its calls stay in order (property)", async () => {
      const visitor = fc.constantFrom("a", "b", "c", "d");
      await fc.assert(
        fc.asyncProperty(fc.array(visitor, { minLength: 1, maxLength: 9 }), async (senders) => {
          const { clock, started, submit } = setUp({ perSecond: 10, burst: 1 });
          submit("panel", "before", of("x"));
          senders.forEach((name, place) => submit("panel", `${name}${place}`, of(name)));
          await clock.advance(2_000);
          const served = started.slice(1);
          expect(served.toSorted()).toEqual(senders.map((name, place) => `${name}${place}`).toSorted());
          for (const name of new Set(senders)) {
            const own = served.filter((each) => each.startsWith(name));
            expect(own).toEqual(senders.flatMap((each, place) => (each === name ? [`${name}${place}`] : [])));
            expect(served.indexOf(own[0] ?? "")).toBeLessThan(new Set(senders).size);
          }
        }),
      );
    });

    test("a full lane refuses a call of the visitor who has the most in it", async () => {
      const { clock, scheduler, started, submit } = setUp({ perSecond: 1_000, burst: 1, concurrency: 1 });
      let finish = () => {};
      void scheduler.submit("poll", () => new Promise<void>((resolve) => (finish = resolve)));
      const { queueLength } = LANE_POLICY.poll;
      const many = Array.from({ length: queueLength }, (_, i) => submit("poll", `${i}`, of("many")).done);
      void submit("poll", "another", of("another"));
      expect(await many.at(-1)).toMatchObject({ ok: false, error: { kind: "rate-limited" } });
      expect(scheduler.queued().poll).toBe(queueLength);
      expect(await submit("poll", "more", of("many")).done).toMatchObject({ ok: false });
      finish();
      await clock.advance(100);
      expect(started.slice(0, 2)).toContain("another");
    });

    test("a call that a second visitor joins starts at that visitor's turn, and only once", async () => {
      const { clock, started, submit } = setUp();
      const tickets = ["0", "1", "2", "3", "4", "5"].map((name) => submit("interactive", name, of("many")));
      tickets[5]?.join("interactive", "another");
      await clock.advance(6_000);
      expect(started).toEqual(["0", "1", "5", "2", "3", "4"]);
    });

    test("the expected wait depends on the visitor", () => {
      const { scheduler, submit } = setUp();
      for (let i = 0; i < 6; i += 1) submit("interactive", `${i}`, of("many"));
      expect(scheduler.expectedWaitMs("interactive", "many")).toBe(6_000);
      expect(scheduler.expectedWaitMs("interactive", "another")).toBe(2_000);
    });
  });
});
