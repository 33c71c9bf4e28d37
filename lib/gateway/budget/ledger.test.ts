import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { describeWithRedis } from "../../../testing/gateway/real-redis";
import { systemClock } from "../gateway-clock";
import { TokenBucket } from "./bucket";
import { RedisLedger } from "./ledger";
import { Scheduler } from "./scheduler";
import { REDIS } from "../cache/redis";

describeWithRedis("the ledger in a real Redis", (server) => {
  const connect = () => server.connect();

  /** The time until the ledgers have granted this many calls together; a stalled machine only makes it longer. */
  async function secondsUntil(count: number, ledgers: readonly RedisLedger[]): Promise<number> {
    const startedMs = performance.now();
    let granted = 0;
    await Promise.all(
      ledgers.map(async (ledger) => {
        while (granted < count) {
          const waitMs = await ledger.claim();
          if (waitMs === 0) granted += 1;
          else await delay(waitMs);
        }
      }),
    );
    return (performance.now() - startedMs) / 1_000;
  }

  test("several instances together stay within the rate", async () => {
    const rate = { perSecond: 100, burst: 10 };
    const ledgers = await Promise.all(
      [1, 2, 3, 4].map(async () => new RedisLedger((await connect()).redis, "many", rate)),
    );
    const count = 50;
    const seconds = await secondsUntil(count, ledgers);
    expect(count).toBeLessThanOrEqual(Math.ceil(rate.burst + rate.perSecond * seconds) + 1);
  });

  test("the reported wait is long enough", async () => {
    const ledger = new RedisLedger((await connect()).redis, "slow", { perSecond: 20, burst: 1 });
    const startedMs = performance.now();
    expect(await ledger.claim()).toBe(0);
    const waitMs = await ledger.claim();
    expect(waitMs).toBeGreaterThan(45 - (performance.now() - startedMs));
    expect(waitMs).toBeLessThanOrEqual(50);
    await delay(waitMs + 2);
    expect(await ledger.claim()).toBe(0);
  });

  test("a pause that one instance sets applies to all", async () => {
    const rate = { perSecond: 100, burst: 10 };
    const one = new RedisLedger((await connect()).redis, "pause", rate);
    const other = new RedisLedger((await connect()).redis, "pause", rate);
    await one.pause(3_000);
    expect(await other.claim()).toBeGreaterThan(2_500);
  });

  test("a pause does not shorten a longer one, and replaces a shorter one", async () => {
    const { redis } = await connect();
    const ledger = new RedisLedger(redis, "longest", { perSecond: 100, burst: 10 });
    await ledger.pause(60_000);
    await ledger.pause(1_000);
    expect(await ledger.claim()).toBeGreaterThan(50_000);
    await ledger.pause(120_000);
    expect(await ledger.claim()).toBeGreaterThan(100_000);
  });

  test.each([
    ["that the clock of Redis, once set back, makes longer", "'SET', KEYS[1], '200', 'PX', 3600000"],
    ["without an expiry", "'SET', KEYS[1], '3600000'"],
    ["of another type", "'RPUSH', KEYS[1], '3600000'"],
  ])("a stored pause %s is replaced by a new one", async (what, spoil) => {
    const { commands, redis } = await connect();
    await commands.evaluate(`return redis.call(${spoil})`, [`shardscope:rate:{${what}}:pause`], []);
    const ledger = new RedisLedger(redis, what, { perSecond: 100, burst: 10 });
    await ledger.pause(30_000);
    const waitMs = await ledger.claim();
    expect(waitMs).toBeGreaterThan(20_000);
    expect(waitMs).toBeLessThanOrEqual(30_000);
  });

  test("a full Redis stores pauses", async () => {
    const { redis } = await connect();
    const ledger = new RedisLedger(redis, "full pause", { perSecond: 100, burst: 10 });
    server.setFull(true);
    await ledger.pause(3_000);
    const waitMs = await ledger.claim();
    server.setFull(false);
    expect(waitMs).toBeGreaterThan(1_500);
  });

  test.each([
    [
      "that is used up for an hour, after the clock of Redis was set back",
      String((Date.now() + 3_600_000) * 1_000),
    ],
    ["that is infinite", "inf"],
    ["that is not a number", "spoiled"],
    ["that is NaN", "nan"],
  ])("a stored budget %s counts as used up, and refills at the rate", async (_, kept) => {
    const { commands, redis } = await connect();
    const rate = { perSecond: 50, burst: 2 };
    const account = `spoiled ${kept}`;
    await commands.setFor(`shardscope:rate:{${account}}`, kept, 60_000);
    const seconds = await secondsUntil(15, [new RedisLedger(redis, account, rate)]);
    expect(15).toBeLessThanOrEqual(Math.ceil(rate.perSecond * seconds) + 1);
  });

  test.each([
    ["list", "RPUSH", ["x"]],
    ["set", "SADD", ["x"]],
    ["hash", "HSET", ["x", "y"]],
  ])(
    "a %s under a key of the ledger is replaced, and the instances keep sharing the budget",
    async (type, command, values) => {
      const { commands, redis } = await connect();
      const rate = { perSecond: 50, burst: 2 };
      for (const suffix of ["", ":pause"])
        await commands.evaluate(
          `return redis.call('${command}', KEYS[1], unpack(ARGV))`,
          [`shardscope:rate:{${type}}${suffix}`],
          values,
        );
      const ledgers = [
        new RedisLedger(redis, type, rate),
        new RedisLedger((await connect()).redis, type, rate),
      ];
      const seconds = await secondsUntil(15, ledgers);
      expect(15).toBeLessThanOrEqual(Math.ceil(rate.burst + rate.perSecond * seconds) + ledgers.length);
      expect(ledgers.every(({ active }) => active)).toBe(true);
    },
  );

  test("a pause lasts no longer than its own duration, even after the clock of Redis was set back", async () => {
    const { commands, redis } = await connect();
    await commands.evaluate(
      `return redis.call('SET', KEYS[1], ARGV[1], 'PX', 3600000)`,
      ["shardscope:rate:{paused}:pause"],
      [200],
    );
    const ledger = new RedisLedger(redis, "paused", { perSecond: 100, burst: 1 });
    const waitMs = await ledger.claim();
    expect(waitMs).toBeLessThanOrEqual(200);
    await delay(waitMs + 5);
    expect(await ledger.claim()).toBe(0);
  });

  test("a stall of our own process is not taken for an outage of Redis", async () => {
    const { redis } = await connect();
    const ledger = new RedisLedger(redis, "stall", { perSecond: 1_000, burst: 100 });
    for (let time = 0; time < 5; time += 1) {
      const claimed = ledger.claim();
      // Redis has answered long before this check.
      await new Promise((resolve) => setImmediate(resolve));
      const untilMs = performance.now() + REDIS.commandTimeoutMs * 2;
      while (performance.now() < untilMs);
      await claimed;
      expect(ledger.active).toBe(true);
    }
  });

  test("rate and account name are passed to the script as data only", async () => {
    const ledger = new RedisLedger((await connect()).redis, "it's {odd}", { perSecond: 0.5, burst: 1 });
    expect(await ledger.claim()).toBe(0);
    expect(await ledger.claim()).toBeGreaterThan(1_900);
  });

  test("a Redis that hangs costs one timeout, and is used again once it answers", async () => {
    const { redis } = await connect();
    const ledger = new RedisLedger(redis, "hang", { perSecond: 1_000, burst: 100 });
    expect(await ledger.claim()).toBe(0);
    server.signal("SIGSTOP");
    const startedMs = performance.now();
    // Simultaneous commands share the same timeout.
    await Promise.all(Array.from({ length: 20 }, () => ledger.claim()));
    const firstMs = performance.now() - startedMs;
    expect(firstMs).toBeLessThan(REDIS.commandTimeoutMs * 3);
    const againMs = performance.now();
    for (let i = 0; i < 1_000; i += 1) await ledger.claim();
    expect(performance.now() - againMs).toBeLessThan(REDIS.commandTimeoutMs);
    expect(ledger.active).toBe(false);
    server.signal("SIGCONT");
    await expect.poll(() => ledger.active, { timeout: REDIS.firstRestMs * 2, interval: 20 }).toBe(true);
  });

  test("two busy instances stay within the budget before, during and after a hang of Redis", async () => {
    const rate = { perSecond: 40, burst: 4 };
    const started: number[] = [];
    const over = new AbortController();
    const schedulers = await Promise.all(
      [1, 2].map(async () => {
        const ledger = new RedisLedger((await connect()).redis, "busy", rate);
        return new Scheduler(new TokenBucket(rate, systemClock), ledger, 64, systemClock);
      }),
    );
    const busy = schedulers.map(async (scheduler) => {
      while (!over.signal.aborted) {
        const turns = Array.from(
          { length: 10 },
          () =>
            scheduler.submit("interactive", () => {
              started.push(performance.now());
              return Promise.resolve();
            }).done,
        );
        await Promise.all(turns);
      }
    });
    const phase = async (act: () => void) => {
      act();
      const fromMs = performance.now();
      await delay(1_500);
      const seconds = (performance.now() - fromMs) / 1_000;
      const count = started.filter((atMs) => atMs >= fromMs).length;
      return { count, most: rate.perSecond * seconds + rate.burst };
    };
    const well = await phase(() => {});
    const asleep = await phase(() => server.signal("SIGSTOP"));
    const awake = await phase(() => server.signal("SIGCONT"));
    over.abort();
    await Promise.all(busy);
    for (const { count, most } of [well, asleep, awake]) {
      expect(count).toBeGreaterThan(most / 4);
      // Each may have had one call in flight when Redis went down, and one at each retry.
      expect(count).toBeLessThanOrEqual(most + 6);
    }
  });

  test("a full Redis stores no answers, but the instances still share the budget in it", async () => {
    const rate = { perSecond: 40, burst: 4 };
    const instances = await Promise.all(
      [1, 2].map(async () => {
        const { redis } = await connect();
        return { redis, ledger: new RedisLedger(redis, "full", rate) };
      }),
    );
    const ledgers = instances.map(({ ledger }) => ledger);
    for (const ledger of [...ledgers, ...ledgers]) await ledger.claim();
    server.setFull(true);
    for (const { redis } of instances)
      expect(await redis.attempt((commands) => commands.setFor("x", "y", 1_000))).toBeNull();
    const seconds = await secondsUntil(20, ledgers);
    server.setFull(false);
    expect(20).toBeLessThanOrEqual(Math.ceil(rate.burst + rate.perSecond * seconds) + ledgers.length);
    expect(ledgers.map(({ share }) => share)).toEqual([1, 1]);
    server.signal("SIGSTOP");
    for (const ledger of ledgers) await ledger.claim();
    // The number of instances was not lost.
    expect(ledgers.map(({ share }) => share)).toEqual([0.5, 0.5]);
    server.signal("SIGCONT");
    await expect
      .poll(() => ledgers.every(({ active }) => active), { timeout: 5_000, interval: 20 })
      .toBe(true);
  });

  test("a disconnected Redis delays no call, and is used again once it is back", async () => {
    const { redis } = await connect();
    const ledger = new RedisLedger(redis, "gone", { perSecond: 1_000, burst: 100 });
    server.signal("SIGKILL");
    await expect.poll(() => ledger.active, { timeout: 10_000, interval: 5 }).toBe(false);
    const startedMs = performance.now();
    for (let i = 0; i < 1_000; i += 1) expect(await ledger.claim()).toBe(0);
    // A thousand claims that each waited for an answer would take a minute.
    expect(performance.now() - startedMs).toBeLessThan(5_000);
    server.start();
    await expect.poll(() => ledger.active, { timeout: 10_000, interval: 20 }).toBe(true);
  });
});
