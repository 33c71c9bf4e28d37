import { expect, test, vi } from "vitest";
import { describeWithRedis } from "../../../testing/gateway/real-redis";
import { FakeRedis } from "../../../testing/gateway/fake-redis";
import { FakeClock } from "../../../testing/gateway/test-support";
import { OptionalRedis } from "../cache/redis";
import { systemClock } from "../gateway-clock";
import { LiveFeed } from "./live-feed";
import { FOLLOW_MS, LEASE_MS, SharedPoll } from "./shared-poll";

const numbers = {
  write: (value: number) => String(value),
  read: (text: string) => (/^\d+$/.test(text) ? Number(text) : null),
};

describeWithRedis("one poll for many instances in a real Redis", (server) => {
  async function instance(subject: string, load: () => Promise<number>) {
    const { redis, commands } = await server.connect();
    const onBug = (error: unknown) => {
      throw error;
    };
    const poll = new SharedPoll({ subject, redis, clock: systemClock, load, ...numbers, onBug });
    return { poll, commands };
  }

  test("one instance polls the service, and the others get its value", async () => {
    let loads = 0;
    const all = await Promise.all([1, 2, 3].map(() => instance("one", () => Promise.resolve((loads += 1)))));
    const [first, ...others] = all.map(({ poll }) => poll);
    expect(await first?.next()).toBe(1);
    expect(await Promise.all(others.map((poll) => poll.next()))).toEqual([1, 1]);
    expect(await Promise.all(others.map((poll) => poll.next()))).toEqual([null, null]);
    expect(others.map(({ isFollowing }) => isFollowing)).toEqual([true, true]);
    expect(await first?.next()).toBe(2);
    expect(await others[0]?.next()).toBe(2);
    expect(loads).toBe(2);
    first?.release();
  });

  test("a full Redis passes on new values, and what the others subscribe to", async () => {
    const heard: (readonly string[])[] = [];
    const of = async (subjects: string) => {
      const load = (others: readonly string[]) => Promise.resolve(heard.push(others));
      const parts = { subject: "full", clock: systemClock, load, subscribed: () => subjects, ...numbers };
      return new SharedPoll({ ...parts, redis: (await server.connect()).redis, onBug: () => {} });
    };
    const polls = await of("account:1");
    const follows = await of("account:2");
    server.setFull(true);
    const found: unknown[] = [];
    for (const poll of [polls, follows, polls, follows]) found.push(await poll.next());
    server.setFull(false);
    polls.release();
    expect(found).toEqual([1, 1, 2, 2]);
    expect(heard).toEqual([[], ["account:2"]]);
  });

  test("when the polling instance leaves, another takes over at once; when it dies, as soon as its lease expires", async () => {
    const going = await instance("going", () => Promise.resolve(1));
    const next = await instance("going", () => Promise.resolve(2));
    await going.poll.next();
    await next.poll.next();
    going.poll.release();
    await vi.waitUntil(async () => (await next.poll.next()) === 2);
    expect(next.poll.isFollowing).toBe(false);
    // As if it had died: nobody renews the lease any more.
    await next.commands.evaluate("redis.call('PEXPIRE', KEYS[1], 1)", ["shardscope:live:{going}:lease"], []);
    await vi.waitUntil(async () => (await going.poll.next()) === 1);
    next.poll.release();
    going.poll.release();
  });

  test("an instance that leaves during its turn leaves the lease to another one", async () => {
    const leaving = await instance("leaving", () => Promise.resolve(1));
    const staying = await instance("leaving", () => Promise.resolve(2));
    const turn = leaving.poll.next();
    leaving.poll.release();
    expect(await turn).toBeNull();
    await vi.waitUntil(async () => (await staying.poll.next()) === 2);
    staying.poll.release();
  });

  test("an instance that loses its lease while it loads publishes nothing", async () => {
    const asleep = await instance("asleep", async () => {
      await awake.commands.setFor("shardscope:live:{asleep}:lease", "somebody else", LEASE_MS);
      return 7;
    });
    const awake = await instance("asleep", () => Promise.resolve(8));
    expect(await asleep.poll.next()).toBe(7);
    expect(await awake.commands.get("shardscope:live:{asleep}:found")).toBeNull();
    asleep.poll.release();
    expect(await awake.commands.get("shardscope:live:{asleep}:lease")).toBe("somebody else");
  });

  test.each([
    ["of another type", "redis.call('DEL', KEYS[1]) redis.call('RPUSH', KEYS[1], 'x')"],
    ["without an expiry, of an instance that is gone", "redis.call('SET', KEYS[1], 'nobody')"],
    [
      "of an hour, after the clock of Redis was set back",
      "redis.call('SET', KEYS[1], 'nobody', 'PX', 3600000)",
    ],
  ])("a lease %s expires in the usual time", async (what, spoil) => {
    const { poll, commands } = await instance(what, () => Promise.resolve(1));
    const key = `shardscope:live:{${what}}:lease`;
    await commands.evaluate(spoil, [key], []);
    await poll.next();
    const leftMs = Number(await commands.evaluate("return redis.call('PTTL', KEYS[1])", [key], []));
    expect(leftMs).toBeGreaterThan(0);
    expect(leftMs).toBeLessThanOrEqual(LEASE_MS);
    poll.release();
  });

  test("the polling instance gets the subjects of the others, until they drop them or are gone", async () => {
    const heard: (readonly string[])[] = [];
    let subscribed = "account:1 message:2";
    const subscriber = async (load: (others: readonly string[]) => Promise<number>, say: () => string) => {
      const { redis, commands } = await server.connect();
      const parts = {
        subject: "wants",
        redis,
        clock: systemClock,
        ...numbers,
        subscribed: say,
        onBug: () => {},
      };
      return { poll: new SharedPoll({ ...parts, load }), commands };
    };
    const polls = await subscriber(
      (others) => Promise.resolve(heard.push(others)),
      () => "account:3",
    );
    const follows = await subscriber(
      () => Promise.resolve(0),
      () => subscribed,
    );
    const key = "shardscope:live:{wants}:wants";
    await polls.poll.next();
    await follows.poll.next();
    await polls.poll.next();
    subscribed = "";
    await follows.poll.next();
    await polls.poll.next();
    await polls.commands.evaluate("redis.call('HSET', KEYS[1], 'gone', '1 account:9')", [key], []);
    await polls.poll.next();
    expect(heard).toEqual([[], ["account:1 message:2"], [], []]);
    await polls.commands.evaluate("redis.call('SET', KEYS[1], 'spoilt')", [key], []);
    expect(await polls.poll.next()).toBe(5);
    polls.poll.release();
  });

  test("a published value that cannot be read is ignored", async () => {
    const { poll, commands } = await instance("spoilt", () => Promise.resolve(1));
    await commands.setFor("shardscope:live:{spoilt}:lease", "somebody else", LEASE_MS);
    for (const found of ["x", "<script>", ""]) {
      await commands.setFor("shardscope:live:{spoilt}:found", found, 60_000);
      expect(await poll.next()).toBeNull();
    }
  });
});

test("without Redis an instance polls for itself at once", async () => {
  const clock = new FakeClock();
  const commands = new FakeRedis();
  commands.broken = true;
  const onBug = () => {};
  const redis = new OptionalRedis(commands, clock);
  const load = () => Promise.resolve(3);
  const poll = new SharedPoll({ subject: "x", redis, clock, load, ...numbers, onBug });
  expect(await poll.next()).toBe(3);
  expect(poll.isFollowing).toBe(false);
});

test("a feed that follows another instance notifies of new values only, and checks often", async () => {
  const clock = new FakeClock();
  const found = [1, null, null, 2];
  let loads = 0;
  const feed = new LiveFeed<number>({
    load: () => Promise.resolve(found[loads++] ?? null),
    pauseMs: () => FOLLOW_MS,
    failed: () => false,
    clock,
    onBug: () => {},
  });
  const received: number[] = [];
  feed.listen((latest) => received.push(latest));
  await clock.advance(4 * FOLLOW_MS);
  expect([loads, received]).toEqual([4, [1, 2]]);
});

test("a returning listener gets a value at once, and the feed reports when the last one leaves", async () => {
  const clock = new FakeClock();
  let idle = 0;
  const feed = new LiveFeed<number>({
    load: () => Promise.resolve(5),
    pauseMs: () => 3_000,
    failed: () => false,
    onIdle: () => (idle += 1),
    clock,
    onBug: () => {},
  });
  const received: number[] = [];
  const leave = feed.listen((latest) => received.push(latest), true);
  await clock.advance(1);
  expect(received).toEqual([5]);
  leave();
  expect(idle).toBe(1);
});
