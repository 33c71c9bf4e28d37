import { RequestTiming } from "./observe/request-timing";
import { describe, expect, test } from "vitest";
import { parseAddress } from "../ton/address/read-address";
import { fail } from "../toncenter/error";
import { masterchainInfo } from "../toncenter/v3/v3-block";
import { LANES } from "./budget/lanes";
import { AnswerLifetime } from "./visitor/answer-lifetime";
import { WaitingVisitors } from "./visitor/waiting-visitors";
import { withinRequest } from "./visitor/request-context";
import { requestContextOf } from "../../testing/gateway/request-context-of";
import {
  BLOCK,
  DOWN,
  FakeClock,
  HEAD,
  LIST,
  RUN,
  says,
  ScriptedTransport,
  SEND,
  testGateway,
  TRACE,
} from "../../testing/gateway/test-support";

const ADDRESS = parseAddress("0:".padEnd(66, "a"));

function setUp(
  script: ConstructorParameters<typeof ScriptedTransport>[0],
  options: Parameters<typeof testGateway>[2] = {},
) {
  const clock = new FakeClock();
  const transport = new ScriptedTransport(script);
  return { clock, transport, ...testGateway(clock, transport, options) };
}

/** Answers at once, each time with the next number. */
const counting = () => setUp((_, n) => Promise.resolve(says(200, { n })));

describe("the gateway's cache", () => {
  test("1,000 simultaneous identical calls are one upstream call", async () => {
    const { gateway, transport, clock } = counting();
    const promises = Array.from({ length: 1_000 }, (_, i) =>
      gateway.call(LIST, { n: 5 }, { lane: LANES[i % 4] ?? "interactive" }),
    );
    await clock.advance(1_000);
    const answers = await Promise.all(promises);
    expect(transport.calls).toHaveLength(1);
    expect(answers.every((answer) => answer.ok && answer.value.value.n === 1)).toBe(true);
  });

  test("different calls are sent separately, and an equal one in another lane is not sent again", async () => {
    const { gateway, transport } = counting();
    await gateway.call(LIST, { n: 1 }, { lane: "interactive" });
    await gateway.call(LIST, { n: 2 }, { lane: "interactive" });
    await gateway.call(LIST, { n: 1 }, { lane: "panel" });
    expect(transport.calls.map(({ target }) => target)).toEqual(["transactions?n=1", "transactions?n=2"]);
  });

  test("a list is fresh for seconds, then served as stale while it is refreshed, then callers wait", async () => {
    const { gateway, transport, clock } = counting();
    const request = async () => {
      const answer = await gateway.call(LIST, {}, { lane: "interactive" });
      return answer.ok ? [answer.value.value.n, answer.value.stale] : answer.error;
    };
    expect(await request()).toEqual([1, false]);
    await clock.advance(3_999);
    expect(await request()).toEqual([1, false]);
    await clock.advance(1_001);
    expect(await request()).toEqual([1, true]);
    await clock.advance(0);
    expect(transport.calls).toHaveLength(2);
    expect(await request()).toEqual([2, false]);
    await clock.advance(15_000);
    expect(await request()).toEqual([3, false]);
  });

  test("an answer from before the clock was set back is not fresh", async () => {
    const { gateway, transport, clock } = counting();
    await gateway.call(LIST, {}, { lane: "interactive" });
    clock.jump(-3_600_000);
    expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({
      ok: true,
      value: { value: { n: 2 }, asOfMs: clock.now(), stale: false },
    });
    transport.script = () => Promise.resolve(DOWN);
    clock.jump(-3_600_000);
    const promise = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(5_000);
    expect(await promise).toMatchObject({ ok: true, value: { value: { n: 2 }, stale: true } });
  });

  test("a poll waits for a new answer instead of taking a stale one", async () => {
    const { gateway, clock } = counting();
    await gateway.call(HEAD, {}, { lane: "poll" });
    await clock.advance(2_000);
    const answer = await gateway.call(HEAD, {}, { lane: "poll" });
    expect(answer).toMatchObject({ ok: true, value: { value: { n: 2 }, stale: false } });
  });

  test("an immutable answer is fetched once, and so is a list whose answer is settled", async () => {
    const { gateway, transport, clock } = setUp(() =>
      Promise.resolve(says(200, { ok: true, result: { n: 7 }, n: 7 })),
    );
    await gateway.call(BLOCK, {}, { lane: "interactive" });
    await gateway.call(TRACE, {}, { lane: "interactive" });
    await clock.advance(365 * 24 * 3_600_000);
    await gateway.call(BLOCK, {}, { lane: "interactive" });
    const trace = await gateway.call(TRACE, {}, { lane: "interactive" });
    expect(transport.calls).toHaveLength(2);
    expect(trace).toMatchObject({ ok: true, value: { stale: false } });
  });

  test("'not found' is cached for a moment only", async () => {
    const { gateway, transport, clock } = setUp(() =>
      Promise.resolve(says(404, { error: "block not found" })),
    );
    for (let i = 0; i < 5; i += 1) {
      expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({
        ok: false,
        error: { kind: "not-found" },
      });
    }
    expect(transport.calls).toHaveLength(1);
    await clock.advance(2_000);
    await gateway.call(LIST, {}, { lane: "interactive" });
    expect(transport.calls).toHaveLength(2);
  });

  test("hits, stale hits and misses are counted", async () => {
    const { gateway, clock } = counting();
    await gateway.call(LIST, {}, { lane: "interactive" });
    await gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(5_000);
    await gateway.call(LIST, {}, { lane: "interactive" });
    expect(gateway.health().cache).toMatchObject({ hits: 1, staleHits: 1, misses: 1, hitRate: 2 / 3 });
  });
});

describe("when the service fails", () => {
  test("the last good answer is served with its age while the service is down", async () => {
    const { gateway, transport, clock } = counting();
    const asOfMs = clock.now();
    await gateway.call(LIST, {}, { lane: "interactive" });
    transport.script = () => Promise.resolve(DOWN);
    await clock.advance(3_600_000);
    const promise = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(20_000);
    expect(await promise).toEqual({
      ok: true,
      value: {
        value: { n: 1 },
        asOfMs,
        stale: true,
        refreshError: expect.objectContaining({ kind: "upstream", cause: "unreachable" }),
      },
    });
  });

  test("callers with an old answer wait no more than two seconds for a service that hangs", async () => {
    const { gateway, transport, clock } = counting();
    await gateway.call(LIST, {}, { lane: "interactive" });
    transport.script = () => new Promise(() => {});
    await clock.advance(60_000);
    const promise = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(2_000);
    expect(await promise).toMatchObject({
      ok: true,
      value: { value: { n: 1 }, stale: true, refreshError: { kind: "upstream", cause: "timeout" } },
    });
  });

  test("consecutive calls of a page share those two seconds", async () => {
    const { gateway, transport, clock } = counting();
    for (const n of [0, 1]) await gateway.call(LIST, { n }, { lane: "interactive" });
    transport.script = () => new Promise(() => {});
    await clock.advance(60_000);
    const giveUpAtMs = clock.now() + 10_000;
    const done: number[] = [];
    const startedMs = clock.now();
    const page = (async () => {
      for (const n of [0, 1]) {
        const answer = await gateway.call(LIST, { n }, { lane: "interactive", giveUpAtMs });
        expect(answer).toMatchObject({ ok: true, value: { stale: true } });
        done.push(clock.now() - startedMs);
      }
    })();
    await clock.advance(2_500);
    await page;
    expect(done).toEqual([2_000, 2_000]);
  });

  test("after consecutive failures callers get the last good answer at once, without a call", async () => {
    const { gateway, transport, clock } = counting();
    await gateway.call(LIST, {}, { lane: "interactive" });
    transport.script = () => Promise.resolve(DOWN);
    await clock.advance(60_000);
    for (let i = 0; i < 2; i += 1) {
      const promise = gateway.call(LIST, { n: i }, { lane: "interactive" });
      await clock.advance(1_000);
      await promise;
    }
    const before = transport.calls.length;
    const answer = await gateway.call(LIST, {}, { lane: "interactive" });
    expect(answer).toMatchObject({
      ok: true,
      value: { stale: true, refreshError: { kind: "upstream", cause: "resting" } },
    });
    expect(await gateway.call(LIST, { n: 99 }, { lane: "interactive" })).toMatchObject({
      ok: false,
      error: { cause: "resting" },
    });
    expect(transport.calls).toHaveLength(before);
    transport.script = (_, n) => Promise.resolve(says(200, { n }));
    await clock.advance(5_000);
    expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({
      ok: true,
      value: { stale: false },
    });
  });

  test("all panels of a page get the service's own error, although together they open the breaker", async () => {
    const { gateway, clock } = setUp(() => Promise.resolve(DOWN), { random: () => 0.5 });
    const panels = [1, 2, 3].map((n) => gateway.call(LIST, { n }, { lane: "interactive" }));
    await clock.advance(5_000);
    const causes = (await Promise.all(panels)).map((one) =>
      one.ok || one.error.kind !== "upstream" ? null : one.error.cause,
    );
    expect(causes).toEqual(["unreachable", "unreachable", "unreachable"]);
  });

  test("a stale answer carries the error of its last refresh", async () => {
    const { gateway, transport, clock } = counting();
    await gateway.call(LIST, {}, { lane: "interactive" });
    transport.script = () => Promise.resolve(says(429, { error: "Ratelimit exceeded" }, 60_000));
    await clock.advance(5_000);
    await gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(100);
    expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({
      ok: true,
      value: { stale: true, refreshError: { kind: "rate-limited" } },
    });
  });

  test("a read has at most three attempts, with random delays", async () => {
    const { gateway, transport, clock } = setUp(() => Promise.resolve(DOWN), { random: () => 0.5 });
    const promise = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(49);
    expect(transport.calls).toHaveLength(1);
    await clock.advance(1);
    expect(transport.calls).toHaveLength(2);
    await clock.advance(100);
    expect(transport.calls).toHaveLength(3);
    expect(await promise).toMatchObject({ ok: false, error: { kind: "upstream", cause: "unreachable" } });
  });

  test("every retry takes a token", async () => {
    const { gateway, transport, clock } = setUp(() => Promise.resolve(DOWN), {
      requestsPerSecond: 0.5,
      random: () => 0,
    });
    const promise = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(1_999);
    expect(transport.calls).toHaveLength(1);
    await clock.advance(3_000);
    expect(transport.calls).toHaveLength(3);
    await promise;
  });

  test("a read-only POST is retried and cached like any read", async () => {
    const { gateway, transport, clock } = setUp((_, n) =>
      Promise.resolve(n === 1 ? DOWN : says(200, { ok: true, result: { n } })),
    );
    const promise = gateway.call(RUN, { address: ADDRESS }, { lane: "interactive" });
    await clock.advance(1_000);
    expect(await promise).toMatchObject({ ok: true, value: { value: { n: 2 } } });
    await gateway.call(RUN, { address: ADDRESS }, { lane: "interactive" });
    expect(transport.calls).toHaveLength(2);
  });

  test("a get method that the node refuses with a 5xx of its own is not retried and does not open the breaker", async () => {
    const { gateway, transport, clock } = setUp(() =>
      Promise.resolve(says(542, { ok: false, error: "contract is not initialized", code: 542 })),
    );
    for (let i = 0; i < 10; i += 1) {
      const answer = await gateway.call(BLOCK, { n: i }, { lane: "interactive" });
      expect(answer).toMatchObject({ ok: false, error: { kind: "upstream", status: 542 } });
    }
    await clock.advance(0);
    expect(transport.calls).toHaveLength(10);
    expect(gateway.health().breaker.state).toBe("closed");
  });

  test("an answer that violates the contract is an error with the field's name, and is not cached", async () => {
    const { gateway, transport } = setUp((_, n) =>
      Promise.resolve(says(200, n === 1 ? { n: "one" } : { n })),
    );
    expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({
      ok: false,
      error: { kind: "malformed", path: "n" },
    });
    expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({ ok: true });
    expect(transport.calls).toHaveLength(2);
  });
});

const PROXY_PAGE = "<html><body><h1>Not here</h1></body></html>";

describe("faults of the service and of proxies before it", () => {
  test.each([401, 403, 404, 409, 422] as const)(
    "%i of a proxy does not replace the cached answer, and is not taken for the service's refusal",
    async (status) => {
      const { gateway, transport, clock } = counting();
      await gateway.call(LIST, {}, { lane: "interactive" });
      for (const body of [PROXY_PAGE, "", "{}", "[]", '{"message":"no route"}', "null"]) {
        transport.script = () => Promise.resolve(says(status, body));
        await clock.advance(60_000);
        const promises = [{}, { n: 2 }].map((values) => gateway.call(LIST, values, { lane: "interactive" }));
        await clock.advance(5_000);
        const [cached, uncached] = await Promise.all(promises);
        expect(cached).toMatchObject({
          ok: true,
          value: { value: { n: 1 }, stale: true, refreshError: { kind: "upstream", status } },
        });
        expect(uncached).toMatchObject({ ok: false, error: { kind: "upstream", status } });
      }
    },
  );

  test("a refusal of a call without parameters is a failure of the service", async () => {
    const { gateway, clock } = setUp((_, n) =>
      Promise.resolve(says(n % 2 === 0 ? 404 : 422, { error: "not found" })),
    );
    const promise = gateway.call(masterchainInfo, {}, { lane: "interactive" });
    await clock.advance(5_000);
    expect(await promise).toMatchObject({ ok: false, error: { kind: "upstream" } });
  });

  test("a refusal of the service is returned, and the good answer before it stays in the cache", async () => {
    const { gateway, transport, clock } = counting();
    await gateway.call(LIST, {}, { lane: "interactive" });
    for (let time = 0; time < 3; time += 1) {
      transport.script = () => Promise.resolve(says(404, { error: "not found" }));
      await clock.advance(60_000);
      expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({
        ok: false,
        error: { kind: "not-found" },
      });
    }
    transport.script = () => Promise.resolve(DOWN);
    await clock.advance(60_000);
    const promise = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(5_000);
    expect(await promise).toMatchObject({
      ok: true,
      value: { value: { n: 1 }, stale: true, refreshError: { kind: "upstream" } },
    });
  });

  const FAULTS = {
    "a refused connection": () => Promise.resolve(DOWN),
    "a service that hangs": () => new Promise<never>(() => {}),
    "502": () => Promise.resolve(says(502, PROXY_PAGE)),
    "503 of the service": () => Promise.resolve(says(503, { error: "away" })),
    "404 of a proxy": () => Promise.resolve(says(404, PROXY_PAGE)),
    "an invalid answer": () => Promise.resolve(says(200, "{}")),
  } as const;

  test.each(
    Object.entries(FAULTS).flatMap(([name, fault]) =>
      [1, 10, 80, 600].map((seconds) => [name, seconds, fault] as const),
    ),
  )("calls succeed within five seconds after %s for %i s", async (_, seconds, fault) => {
    const clock = new FakeClock();
    let answer: () => ReturnType<ScriptedTransport["send"]> = fault;
    // Like a transport that got no answer in time.
    const transport = new ScriptedTransport(({ timeoutMs }) =>
      Promise.race([answer(), timeoutOf(clock, timeoutMs)]),
    );
    const { gateway } = testGateway(clock, transport, { requestsPerSecond: 10 });
    for (let second = 0; second < seconds; second += 1) {
      void gateway.call(LIST, { n: second }, { lane: "interactive" });
      await clock.advance(1_000);
    }
    answer = () => Promise.resolve(says(200, { n: 1 }));
    const endedMs = clock.now();
    const answered = Array.from({ length: 20 }, async (_each, second) => {
      await new Promise<void>((resolve) => clock.after(second * 500, resolve));
      const result = await gateway.call(LIST, { n: 10_000 + second }, { lane: "interactive" });
      return result.ok ? clock.now() - endedMs : Infinity;
    });
    await clock.advance(30_000);
    const recoveredMs = Math.min(...(await Promise.all(answered)));
    expect(recoveredMs).toBeLessThanOrEqual(5_000);
  });
});

describe("a service that hangs", () => {
  /** Answers with a delay that the test computes when the call is made. */
  function slowly(answerAfterMs: (number: number) => number | null) {
    const clock = new FakeClock();
    const transport = new ScriptedTransport(
      ({ signal, timeoutMs }, number) =>
        new Promise((resolve, reject) => {
          const afterMs = answerAfterMs(number);
          if (afterMs !== null) clock.after(afterMs, () => resolve(says(200, { n: number })));
          void timeoutOf(clock, timeoutMs).then(resolve);
          signal?.addEventListener("abort", () => {
            ended.push(number);
            reject(signal.reason);
          });
        }),
    );
    const ended: number[] = [];
    const { gateway, bugs } = testGateway(clock, transport);
    const request = async (n: number) => {
      const sentMs = clock.now();
      const { ok: isGood } = await gateway.call(LIST, { n }, { lane: "interactive" });
      return [isGood, clock.now() - sentMs] as const;
    };
    return { clock, transport, gateway, request, ended, bugs };
  }

  test("is awaited for two seconds by the first callers, then later ones fail at once, until a probe", async () => {
    const { clock, request, ended, transport } = slowly(() => null);
    const first = [1, 2, 3, 4, 5].map(request);
    await clock.advance(2_000);
    expect(await Promise.all(first)).toEqual(Array.from({ length: 5 }, () => [false, 2_000]));
    expect(ended).toEqual([2, 3, 4, 5]);
    expect(await request(6)).toEqual([false, 0]);
    await clock.advance(2_000);
    const probe = request(7);
    await clock.advance(2_000);
    expect([await probe, transport.calls.length]).toEqual([[false, 2_000], 6]);
  });

  test("for a moment only gets the lost calls again, so that every caller has an answer", async () => {
    let isHanging = true;
    const { clock, request, ended, transport } = slowly(() => (isHanging ? null : 10));
    const lost = [1, 2, 3, 3].map(request);
    await clock.advance(1_000);
    isHanging = false;
    const answered = request(4);
    await clock.advance(1_500);
    expect(await answered).toEqual([true, 10]);
    for (const [isGood, ms] of await Promise.all(lost)) expect([isGood, ms < 2_200]).toEqual([true, true]);
    expect([transport.calls.length, ended]).toEqual([7, [1, 2, 3]]);
  });

  test("for a moment only may still answer the first attempt of a lost call", async () => {
    const { clock, request } = slowly((number) => (number <= 3 ? 2_500 : number === 4 ? 10 : null));
    const slow = [1, 2, 3].map(request);
    await clock.advance(500);
    const fast = request(4);
    await clock.advance(3_000);
    expect(await fast).toEqual([true, 10]);
    expect(await Promise.all(slow)).toEqual(Array.from({ length: 3 }, () => [true, 2_500]));
  });

  test("gets more time once a late answer shows that it is only slow", async () => {
    const { clock, request, bugs } = slowly(() => 3_000);
    const first = [1, 2, 3].map(request);
    await clock.advance(3_000);
    expect((await Promise.all(first)).map(([isGood]) => isGood)).toEqual([false, false, false]);
    const again = [1, 2, 3].map(request);
    await clock.advance(3_000);
    expect(await Promise.all(again)).toEqual(Array.from({ length: 3 }, () => [true, 3_000]));
    expect(bugs).toEqual([]);
  });
});

function timeoutOf(clock: FakeClock, ms: number): ReturnType<ScriptedTransport["send"]> {
  return new Promise((resolve) => {
    clock.after(ms, () =>
      resolve(fail({ kind: "upstream", cause: "timeout", status: null, message: "no answer" })),
    );
  });
}

describe("429", () => {
  test("lowers the rate, pauses calls for as long as the service demands, and the rate recovers", async () => {
    const { gateway, transport, clock } = setUp(
      (_, n) =>
        Promise.resolve(
          n === 1
            ? says(429, { ok: false, error: "Ratelimit exceeded", code: 429 }, 3_000)
            : says(200, { n }),
        ),
      { requestsPerSecond: 10 },
    );
    const promise = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(0);
    expect(gateway.health().budget).toMatchObject({
      configuredPerSecond: 10,
      currentPerSecond: 5,
      pausedUntilMs: clock.now() + 3_000,
    });
    await clock.advance(2_900);
    expect(transport.calls).toHaveLength(1);
    await clock.advance(500);
    expect(transport.calls).toHaveLength(2);
    expect(await promise).toMatchObject({ ok: true, value: { value: { n: 2 } } });
    await clock.advance(60_000);
    expect(gateway.health().budget.currentPerSecond).toBe(10);
  });

  test("fails calls at once, with the retry delay, when the demanded pause exceeds every deadline", async () => {
    const { gateway, transport, clock } = setUp(() => Promise.resolve(says(429, {}, 120_000)));
    const first = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(0);
    expect(await first).toMatchObject({
      ok: false,
      error: { kind: "rate-limited", whose: "service", retryAfterMs: 120_000 },
    });
    expect(await gateway.call(LIST, { n: 2 }, { lane: "interactive" })).toMatchObject({
      ok: false,
      error: { kind: "rate-limited", whose: "queue", retryAfterMs: expect.closeTo(120_000, -2) },
    });
    expect(transport.calls).toHaveLength(1);
  });
});

describe("a send", () => {
  test.each([
    ["the connection breaks", DOWN],
    ["the service fails", says(502, "<html>")],
    ["the rate limit is exceeded", says(429, { error: "Ratelimit exceeded" }, 10)],
  ])("is never retried: %s", async (_, outcome) => {
    const { gateway, transport, clock } = setUp(() => Promise.resolve(outcome));
    const promise = gateway.call(SEND, { boc: "te6c" }, { lane: "interactive" });
    await clock.advance(60_000);
    expect(await promise).toMatchObject({ ok: false });
    expect(transport.calls).toHaveLength(1);
  });

  test("is neither shared nor cached: two equal sends are two messages", async () => {
    const { gateway, transport, clock } = setUp(() => Promise.resolve(says(200, { ok: true, result: {} })));
    const both = [1, 2].map(() => gateway.call(SEND, { boc: "te6c" }, { lane: "interactive" }));
    await clock.advance(0);
    await Promise.all(both);
    await gateway.call(SEND, { boc: "te6c" }, { lane: "interactive" });
    expect(transport.calls).toHaveLength(3);
    expect(gateway.health().cache.entries).toBe(0);
  });

  test("continues when the sender leaves after it has begun, and never begins when the sender left before", async () => {
    const { gateway, transport } = setUp(() => Promise.resolve(says(200, { ok: true, result: {} })), {
      requestsPerSecond: 1,
    });
    const closing = new AbortController();
    const begun = gateway.call(SEND, { boc: "te6c" }, { lane: "interactive", signal: closing.signal });
    const queued = gateway.call(SEND, { boc: "te6d" }, { lane: "interactive", signal: closing.signal });
    closing.abort(new Error("closed"));
    expect(await begun).toMatchObject({ ok: true });
    await expect(queued).rejects.toThrow("closed");
    expect(transport.calls).toHaveLength(1);
  });
});

describe("shared calls", () => {
  test("an aborted caller does not affect the others", async () => {
    const { gateway, clock, transport } = setUp((_, n) => Promise.resolve(says(200, { n })), {
      requestsPerSecond: 1,
    });
    await gateway.call(LIST, { n: 1 }, { lane: "interactive" });
    const leaver = new AbortController();
    const left = gateway.call(LIST, { n: 2 }, { lane: "interactive", signal: leaver.signal });
    const stays = gateway.call(LIST, { n: 2 }, { lane: "interactive" });
    leaver.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    await clock.advance(1_000);
    expect(await stays).toMatchObject({ ok: true });
    expect(transport.calls).toHaveLength(2);
  });

  test("when all callers have left the queue, no call is made; a later caller starts a new one", async () => {
    const { gateway, clock, transport } = setUp((_, n) => Promise.resolve(says(200, { n })), {
      requestsPerSecond: 1,
    });
    await gateway.call(LIST, { n: 1 }, { lane: "interactive" });
    const leaver = new AbortController();
    const left = gateway.call(LIST, { n: 2 }, { lane: "interactive", signal: leaver.signal });
    await clock.advance(10);
    leaver.abort(new Error("gone"));
    const later = gateway.call(LIST, { n: 2 }, { lane: "interactive" });
    await expect(left).rejects.toThrow("gone");
    await clock.advance(1_000);
    expect(await later).toMatchObject({ ok: true });
    expect(transport.calls).toHaveLength(2);
  });

  test("a call in flight when the last caller leaves is finished and cached, since its token is spent", async () => {
    const finish: (() => void)[] = [];
    const { gateway, clock, transport } = setUp(
      (_, n) => new Promise((resolve) => finish.push(() => resolve(says(200, { n })))),
    );
    const leaver = new AbortController();
    const left = gateway.call(LIST, {}, { lane: "interactive", signal: leaver.signal });
    await clock.advance(0);
    leaver.abort(new Error("gone"));
    await expect(left).rejects.toThrow("gone");
    finish[0]?.();
    await clock.advance(0);
    expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({
      ok: true,
      value: { value: { n: 1 } },
    });
    expect(transport.calls).toHaveLength(1);
  });

  test("an interactive caller that joins a queued prefetch moves it to the front", async () => {
    const { gateway, clock, transport } = setUp((_, n) => Promise.resolve(says(200, { n })), {
      requestsPerSecond: 1,
    });
    await gateway.call(LIST, { n: 0 }, { lane: "interactive" });
    const panel = gateway.call(LIST, { n: 1 }, { lane: "panel" });
    const prefetch = gateway.call(LIST, { n: 2 }, { lane: "prefetch" });
    await clock.advance(1);
    const interactive = gateway.call(LIST, { n: 2 }, { lane: "interactive" });
    await clock.advance(2_000);
    await Promise.all([panel, prefetch, interactive]);
    expect(transport.calls.map(({ target }) => target)).toEqual([
      "transactions?n=0",
      "transactions?n=2",
      "transactions?n=1",
    ]);
  });

  test("a bug rejects for waiting callers and is reported when there are none", async () => {
    const { gateway, clock, bugs, transport } = counting();
    await gateway.call(LIST, {}, { lane: "interactive" });
    transport.script = () => Promise.reject(new Error("bug"));
    await clock.advance(5_000);
    await gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(0);
    expect(bugs).toEqual([expect.objectContaining({ message: "bug" })]);
    await expect(gateway.call(LIST, { n: 3 }, { lane: "interactive" })).rejects.toThrow("bug");
  });
});

describe("forward", () => {
  test("returns the body as the service wrote it, from the cache when it is there", async () => {
    const body = `{ "n": 1,  "unknown": 12345678901234567890 }`;
    const { gateway, transport } = setUp(() => Promise.resolve(says(200, body)));
    await gateway.call(LIST, {}, { lane: "interactive" });
    expect(await gateway.forward(LIST, {}, { lane: "interactive" })).toMatchObject({
      ok: true,
      body,
      freshness: "list",
    });
    expect(transport.calls).toHaveLength(1);
  });

  test("returns the service's refusal unchanged", async () => {
    const { gateway } = setUp(() => Promise.resolve(says(422, { error: "wrong" })));
    expect(await gateway.forward(LIST, {}, { lane: "interactive" })).toMatchObject({
      ok: false,
      error: { kind: "bad-input", message: "wrong" },
      answer: { status: 422, body: `{"error":"wrong"}` },
    });
  });
});

describe("a caller that gives up", () => {
  const never = () => new Promise<never>(() => {});

  test("gets a timeout at its deadline, while the call continues for others", async () => {
    const { gateway, clock } = setUp(never);
    const giveUpAtMs = clock.now() + 2_000;
    const waiting = gateway.call(LIST, {}, { lane: "interactive" });
    const pending = gateway.call(LIST, {}, { lane: "interactive", giveUpAtMs });
    await clock.advance(2_000);
    expect(await pending).toMatchObject({ ok: false, error: { kind: "upstream", cause: "timeout" } });
    expect(await Promise.race([waiting, Promise.resolve("still under way")])).toBe("still under way");
  });

  test("gets a cached answer even after its deadline", async () => {
    const { gateway, clock } = counting();
    await gateway.call(LIST, {}, { lane: "interactive" });
    const late = await gateway.call(LIST, {}, { lane: "interactive", giveUpAtMs: clock.now() - 1 });
    expect(late.ok).toBe(true);
  });

  test("leaves the queue, and a call that nobody waits for is not made", async () => {
    const { gateway, clock, transport } = setUp((_, n) => Promise.resolve(says(200, { n })), {
      requestsPerSecond: 1,
    });
    const lane = "interactive";
    const giveUpAtMs = clock.now() + 1_000;
    const pending = Array.from({ length: 6 }, (_, n) =>
      gateway.call(LIST, { n: n + 1 }, { lane, giveUpAtMs }),
    );
    await clock.advance(30_000);
    const answers = await Promise.all(pending);
    expect(transport.calls).toHaveLength(answers.filter(({ ok }) => ok).length);
  });
});

describe("health", () => {
  test("reports the calls of the last ten minutes, the last success and the last failure", async () => {
    const { gateway, clock, transport } = counting();
    const startMs = clock.now();
    await gateway.call(LIST, { n: 1 }, { lane: "interactive" });
    await clock.advance(20_000);
    transport.script = () => Promise.resolve(says(502, "<html>bad gateway</html>"));
    const promise = gateway.call(LIST, { n: 2 }, { lane: "interactive" });
    await clock.advance(9_000);
    await promise;
    const health = gateway.health();
    expect(health.lastSuccessMs).toBe(startMs);
    expect(health.lastFailure).toMatchObject({ kind: "upstream" });
    expect(health.calls).toHaveLength(60);
    expect(health.calls.slice(-3).map(({ ok, failed }) => [ok, failed])).toEqual([
      [1, 0],
      [0, 0],
      [0, 3],
    ]);
    await clock.advance(600_000);
    expect(gateway.health().calls.every(({ ok, failed }) => ok + failed === 0)).toBe(true);
  });

  test("200 gateways are opened instantly and connect to nothing", () => {
    // CPU time, which other work on the machine does not add to.
    const before = process.cpuUsage();
    const opened = Array.from({ length: 200 }, () => counting().gateway.health());
    expect(opened).toHaveLength(200);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(500);
  });
});

describe("a visitor who disconnects", () => {
  /** A slow service at one call a second, and the calls of several visitors. */
  function visitors() {
    const { clock, transport, gateway, bugs } = setUp((_, n) => Promise.resolve(says(200, { n })), {
      requestsPerSecond: 1,
    });
    return {
      clock,
      transport,
      bugs,
      visit: (address: string) => {
        const leaving = new AbortController();
        const context = {
          ...CONTEXT,
          address,
          waiting: new WaitingVisitors(address),
          lifetime: new AnswerLifetime(),
          left: leaving.signal,
          giveUpAtMs: clock.now() + 10_000,
        };
        return {
          context,
          leave: () => leaving.abort(),
          request: (n: number) =>
            withinRequest(context, () => gateway.call(LIST, { n }, { lane: "interactive" })),
        };
      },
    };
  }

  const CONTEXT = {
    id: "test",
    encrypted: false,
    isCounted: false,
    timing: new RequestTiming(),
    path: "/",
    paintByMs: 0,
    setStatus: () => {},
    setUnfinished: () => {},
  };

  test("causes no further calls, and gets errors instead of rejections", async () => {
    const { clock, transport, bugs, visit } = visitors();
    const first = visit("1.1.1.1");
    await first.request(0);
    const pending = [1, 2, 3, 4].map((n) => first.request(n));
    first.leave();
    const [one] = await Promise.all(pending);
    expect(one).toMatchObject({ ok: false, error: { kind: "upstream", cause: "timeout" } });
    expect(await first.request(5)).toMatchObject({ ok: false });
    await clock.advance(20_000);
    expect(transport.calls).toHaveLength(1);
    expect(bugs).toEqual([]);
  });

  test("does not cancel a call that another visitor waits for", async () => {
    const { clock, transport, visit } = visitors();
    const [one, other] = [visit("1.1.1.1"), visit("2.2.2.2")];
    await one.request(0);
    void one.request(1);
    const same = other.request(1);
    one.leave();
    await clock.advance(2_000);
    expect(await same).toMatchObject({ ok: true });
    expect(transport.calls).toHaveLength(2);
  });

  test("and sends four uncached calls a second delays another visitor by at most two seconds", async () => {
    const { clock, transport, visit } = visitors();
    for (let second = 0; second < 60; second += 1) {
      for (let place = 0; place < 4; place += 1) {
        const one = visit("1.1.1.1");
        void one.request(1_000 + second * 4 + place);
        if (place > 0) one.leave();
      }
      await clock.advance(1_000);
    }
    const startedMs = clock.now();
    let endedMs = 0;
    void visit("2.2.2.2")
      .request(1)
      .then(() => (endedMs = clock.now()));
    await clock.advance(10_000);
    expect(endedMs - startedMs).toBeLessThanOrEqual(2_000);
    expect(transport.calls.length).toBeLessThanOrEqual(72);
  });
});

describe("a page made of answers", () => {
  const clock = new FakeClock();
  const transport = new ScriptedTransport(() => Promise.resolve(says(200, { n: 7 })));
  const { gateway } = testGateway(clock, transport);

  async function untilAfter(request: () => Promise<unknown>): Promise<number | null> {
    const context = requestContextOf("1.1.1.1");
    const pending = withinRequest(context, request);
    await clock.advance(5_000);
    await pending;
    return context.lifetime.untilMs;
  }
  const request = (endpoint: typeof LIST, n: number) =>
    gateway.call(endpoint, { n }, { lane: "interactive" });

  test("can be shared until the first of them is no longer fresh", async () => {
    const startedMs = clock.now();
    expect(await untilAfter(() => Promise.all([request(LIST, 1), request(TRACE, 1), request(HEAD, 1)]))).toBe(
      startedMs + 1_500,
    );
  });

  test("can be shared for any time when none of them can change", async () => {
    expect(await untilAfter(() => request(TRACE, 2))).toBe(Number.POSITIVE_INFINITY);
  });

  test("can no longer be shared when one of them is being refreshed, or was not found", async () => {
    await untilAfter(() => request(LIST, 3));
    expect(await untilAfter(() => request(LIST, 3))).toBeLessThan(clock.now() - 5_000);
    transport.script = () => Promise.resolve(says(404, { error: "not found" }));
    expect(await untilAfter(() => request(LIST, 4))).toBe(0);
    transport.script = () => Promise.resolve(says(200, { n: 7 }));
  });

  test("is not shared at all when the service fails, even if an old answer is shown", async () => {
    await untilAfter(() => request(LIST, 5));
    await clock.advance(60_000);
    transport.script = () => Promise.resolve(DOWN);
    expect(await untilAfter(() => request(LIST, 5))).toBeNull();
    expect(await untilAfter(() => request(LIST, 6))).toBeNull();
    transport.script = () => Promise.resolve(says(200, { n: 7 }));
  });

  test("has its calls made in the turn of any visitor who waits for it", async () => {
    const busy = new ScriptedTransport(() => Promise.resolve(says(200, { n: 1 })));
    const slow = testGateway(clock, busy, { requestsPerSecond: 1 }).gateway;
    const call = (n: number) => slow.call(LIST, { n }, { lane: "interactive" });
    const heavy = requestContextOf("6.6.6.6");
    for (let n = 0; n < 6; n += 1) void withinRequest(heavy, () => call(100 + n));
    const shared = requestContextOf("6.6.6.6");
    const page = withinRequest(shared, () => call(1));
    shared.waiting.join("2.2.2.2");
    await clock.advance(2_500);
    expect(await page).toMatchObject({ ok: true });
    expect(busy.calls.length).toBeLessThanOrEqual(4);
    await clock.advance(10_000);
  });
});
