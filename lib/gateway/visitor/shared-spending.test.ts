import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { describeWithRedis } from "../../../testing/gateway/real-redis";
import { FakeRedis } from "../../../testing/gateway/fake-redis";
import { FakeClock } from "../../../testing/gateway/test-support";
import { OptionalRedis, type RedisCommands } from "../cache/redis";
import { systemClock } from "../gateway-clock";
import { spendingKey } from "./shared-spending";
import { VisitorLimit } from "./visitor-limit";

/** A burst of 300, and 15 a second. */
const PER_MINUTE = 1_200;
const BURST = 300;
const PER_SECOND = 15;

/** A stalled machine must not cause a failure. */
const LONG_WAIT = { timeout: 10_000 };

describeWithRedis("the limit of a visitor in a real Redis", (server) => {
  async function instances(count: number, secret: string) {
    return Promise.all(
      Array.from({ length: count }, async () => {
        const { redis, commands } = await server.connect();
        const limit = new VisitorLimit(PER_MINUTE, systemClock, { shared: { redis, secret } });
        return { limit, commands };
      }),
    );
  }

  async function spentKeys(commands: RedisCommands | undefined): Promise<readonly string[]> {
    const keys = await commands?.evaluate("return redis.call('KEYS', 'shardscope:{visitors}:*')", [], []);
    return Array.isArray(keys) ? keys.map(String) : [];
  }

  /** Requests from both in turns, a few times per round of the event loop, as in real traffic. */
  async function admittedWithin(
    ms: number,
    limits: readonly VisitorLimit[],
    visitor: string,
  ): Promise<number> {
    const untilMs = performance.now() + ms;
    let admitted = 0;
    while (performance.now() < untilMs) {
      for (const limit of limits) for (let n = 0; n < 5; n += 1) if (limit.admit(visitor).ok) admitted += 1;
      await delay(2);
    }
    return admitted;
  }

  test("a visitor of three instances gets the budget of one instance", async () => {
    const three = (await instances(3, "three")).map(({ limit }) => limit);
    const startedMs = performance.now();
    const secondsSince = (ms: number) => (performance.now() - ms) / 1_000;
    // Each has its own burst until it has heard from the others; the excess is paid back by waiting.
    let first = 0;
    let admitted = 1;
    while (first < BURST || admitted > 0) {
      admitted = await admittedWithin(20, three, "1.2.3.4");
      first += admitted;
    }
    expect(first).toBeLessThanOrEqual(3 * BURST);
    const laterMs = performance.now();
    const more = await admittedWithin(500, three, "1.2.3.4");
    expect(more).toBeLessThanOrEqual(PER_SECOND * secondsSince(laterMs) + 10);
    expect(first + more).toBeLessThanOrEqual(BURST + PER_SECOND * secondsSince(startedMs) + 150);
    expect(three[0]?.admit("1.2.3.5").ok).toBe(true);
  });

  test("requests at one instance count at another one that starts later", async () => {
    const [one] = await instances(1, "later");
    for (let n = 0; n < BURST; n += 1) one?.limit.admit("1.2.3.4");
    await vi.waitUntil(async () => (await spentKeys(one?.commands)).length > 0, LONG_WAIT);
    const [other] = await instances(1, "later");
    other?.limit.admit("1.2.3.4");
    await expect.poll(() => other?.limit.admit("1.2.3.4").ok, { interval: 30, timeout: 10_000 }).toBe(false);
    expect(other?.limit.admit("4.3.2.1").ok).toBe(true);
  });

  test("requests count at all instances while Redis is full", async () => {
    const [one, other] = await instances(2, "full");
    server.setFull(true);
    for (let n = 0; n < BURST; n += 1) one?.limit.admit("1.2.3.4");
    try {
      await expect.poll(() => other?.limit.admit("1.2.3.4").ok, { interval: 30, timeout: 5_000 }).toBe(false);
    } finally {
      server.setFull(false);
    }
  });

  test.each([
    ["a text", "x"],
    ["an infinite time", "inf"],
    ["a time in the future", String((Date.now() + 86_400_000) * 1_000)],
  ])("%s as the stored spending does not lock the visitor out", async (_, spoilt) => {
    const [one] = await instances(1, `spoilt ${spoilt}`);
    const key = spendingKey(`spoilt ${spoilt}`, "1.2.3.4");
    await one?.commands.setFor(key, spoilt, 60_000);
    // Repeatedly: a message sent while the machine stalls may be lost.
    await vi.waitUntil(async () => {
      one?.limit.admit("1.2.3.4");
      return (await one?.commands.get(key)) !== spoilt;
    }, LONG_WAIT);
    // It counts as a used-up budget: a fifteenth of a second later one more request is available.
    await expect.poll(() => one?.limit.admit("1.2.3.4").ok, { interval: 30, timeout: 10_000 }).toBe(true);
  });

  test("Redis contains no addresses of visitors", async () => {
    const [one] = await instances(1, "addresses");
    const before = await spentKeys(one?.commands);
    one?.limit.admit("198.51.100.7");
    await vi.waitUntil(async () => (await spentKeys(one?.commands)).length > before.length, LONG_WAIT);
    expect(String(await one?.commands.evaluate("return redis.call('KEYS', '*')", [], []))).not.toContain(
      "198.51",
    );
  });

  test("while Redis hangs an instance applies the limit by itself, without waiting", async () => {
    const [one] = await instances(1, "asleep");
    server.signal("SIGSTOP");
    let admitted = 0;
    while (one?.limit.admit("1.2.3.4").ok === true) admitted += 1;
    expect(admitted).toBeGreaterThanOrEqual(BURST);
    expect(admitted).toBeLessThan(BURST * 1.5);
    server.signal("SIGCONT");
  });
});

test("the spending of all visitors in a moment is sent in one command", async () => {
  const clock = new FakeClock();
  const commands = new FakeRedis();
  const redis = new OptionalRedis(commands, clock);
  const limit = new VisitorLimit(PER_MINUTE, clock, { shared: { redis, secret: "x" } });
  for (let n = 0; n < 100; n += 1) limit.admit(`10.0.0.${n}`);
  await clock.advance(1_000);
  expect(commands.commands).toBe(1);
  limit.admit("10.0.0.1");
  await clock.advance(1_000);
  expect(commands.commands).toBe(2);
});
