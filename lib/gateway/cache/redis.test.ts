import { describe, expect, test } from "vitest";
import { RedisLedger } from "../budget/ledger";
import { FakeRedis } from "../../../testing/gateway/fake-redis";
import { OptionalRedis, REDIS } from "./redis";
import {
  BLOCK,
  FakeClock,
  HEAD,
  LIST,
  says,
  ScriptedTransport,
  SEND,
  testGateway,
} from "../../../testing/gateway/test-support";

function instance(clock: FakeClock, commands: FakeRedis, requestsPerSecond = 1_000) {
  const transport = new ScriptedTransport((_, n) =>
    Promise.resolve(says(200, { ok: true, result: { n }, n })),
  );
  const redis = new OptionalRedis(commands, clock);
  return { transport, ...testGateway(clock, transport, { redis, requestsPerSecond }) };
}

describe("with Redis", () => {
  test("an answer that one instance has fetched is not fetched again by another", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    const [one, other] = [instance(clock, commands), instance(clock, commands)];
    await one.gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(1_000);
    const answer = await other.gateway.call(LIST, {}, { lane: "interactive" });
    expect(answer).toMatchObject({
      ok: true,
      value: { value: { n: 1 }, asOfMs: clock.now() - 1_000, stale: false },
    });
    expect(other.transport.calls).toHaveLength(0);
  });

  test("an old answer of another instance is served as stale while the service is down", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    const [one, other] = [instance(clock, commands), instance(clock, commands)];
    await one.gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(60_000);
    other.transport.script = () => Promise.resolve(says(503, "<html>"));
    const promise = other.gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(5_000);
    expect(await promise).toMatchObject({
      ok: true,
      value: { value: { n: 1 }, stale: true, refreshError: { kind: "upstream" } },
    });
  });

  test("an entry in Redis that is not a valid answer is ignored", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    const { gateway } = instance(clock, commands);
    await gateway.call(BLOCK, {}, { lane: "interactive" });
    const key = [...commands.texts.keys()][0] ?? "";
    for (const text of [
      "",
      "x",
      "12\n",
      `${clock.now()}\n{"ok":true,"result":{"n":"no"}}`,
      `99999999999999999999\n{}`,
      "\n{}",
    ]) {
      commands.texts.set(key, text);
      const fresh = instance(clock, commands);
      expect(await fresh.gateway.call(BLOCK, {}, { lane: "interactive" })).toMatchObject({
        ok: true,
        value: { value: { n: 1 } },
      });
      expect(fresh.transport.calls).toHaveLength(1);
    }
  });

  test("an answer in Redis that is dated in the future is ignored and overwritten", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    const ahead = instance(clock, commands);
    await ahead.gateway.call(LIST, {}, { lane: "interactive" });
    const key = [...commands.texts.keys()][0] ?? "";
    commands.texts.set(key, `${clock.now() + 3_600_000}\n{"n":99}`);
    const { gateway, transport } = instance(clock, commands);
    expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({
      ok: true,
      value: { value: { n: 1 }, asOfMs: clock.now() },
    });
    expect(transport.calls).toHaveLength(1);
    await clock.advance(0);
    expect(commands.texts.get(key)).toMatch(`${clock.now()}\n`);
  });

  test("neither sent messages nor refusals are written to Redis", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    const { gateway, transport } = instance(clock, commands);
    await gateway.call(SEND, { boc: "te6c" }, { lane: "interactive" });
    transport.script = () => Promise.resolve(says(404, { error: "not found" }));
    await gateway.call(LIST, {}, { lane: "interactive" });
    expect([...commands.texts]).toEqual([]);
  });

  test("the ledger's wait delays all calls, and the most urgent one starts after it", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    const { gateway, transport } = instance(clock, commands);
    commands.claims = [500_000];
    const poll = gateway.call(HEAD, {}, { lane: "poll" });
    await clock.advance(1);
    const interactive = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(400);
    expect(transport.calls).toHaveLength(0);
    await clock.advance(100);
    await Promise.all([poll, interactive]);
    expect(transport.calls.map(({ target }) => target)).toEqual(["transactions", "masterchainInfo"]);
  });

  test("a clock that is set back during the ledger's wait does not prolong it", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    const { gateway, transport } = instance(clock, commands);
    commands.claims = [500_000];
    const promise = gateway.call(LIST, {}, { lane: "interactive" });
    await clock.advance(1);
    clock.jump(-3_600_000);
    await clock.advance(500);
    expect(transport.calls).toHaveLength(1);
    await promise;
  });

  test("a Redis that fails gets one command, and then none until its rest is over", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    commands.broken = true;
    const { gateway, transport } = instance(clock, commands);
    for (let n = 0; n < 50; n += 1)
      expect(await gateway.call(LIST, { n }, { lane: "interactive" })).toMatchObject({ ok: true });
    expect(commands.commands).toBe(1);
    expect(gateway.health().budget.ledger).toBe("alone");
    commands.broken = false;
    await clock.advance(REDIS.firstRestMs);
    await gateway.call(LIST, { n: 99 }, { lane: "interactive" });
    expect(commands.commands).toBeGreaterThan(2);
    expect(gateway.health().budget.ledger).toBe("shared");
    expect(transport.calls).toHaveLength(51);
  });

  test("no command is sent to a Redis that is not connected", async () => {
    const commands = new FakeRedis();
    commands.ready = false;
    const { gateway } = instance(new FakeClock(), commands);
    expect(await gateway.call(LIST, {}, { lane: "interactive" })).toMatchObject({ ok: true });
    expect(commands.commands).toBe(0);
  });

  test("while Redis fails, an instance keeps to the rate by itself", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    commands.broken = true;
    const ledger = new RedisLedger(new OptionalRedis(commands, clock), "account", { perSecond: 1, burst: 1 });
    expect(await ledger.claim()).toBe(0);
    const { gateway, transport } = instance(clock, commands, 1);
    const promises = [0, 1, 2].map((n) => gateway.call(LIST, { n }, { lane: "interactive" }));
    await clock.advance(1_500);
    expect(transport.calls).toHaveLength(2);
    await clock.advance(1_000);
    await Promise.all(promises);
  });

  test("without Redis each of three instances keeps to a third of the rate, and uses all of it again afterwards", async () => {
    const clock = new FakeClock();
    const commands = new FakeRedis();
    commands.instances = 3;
    const { gateway, transport } = instance(clock, commands, 30);
    await gateway.call(LIST, { n: 0 }, { lane: "interactive" });
    commands.broken = true;
    const send = (from: number, count: number) => {
      for (let n = from; n < from + count; n += 1) void gateway.call(LIST, { n }, { lane: "interactive" });
    };
    const startedInTenSeconds = async () => {
      const before = transport.calls.length;
      await clock.advance(10_000);
      return transport.calls.length - before;
    };
    for (let second = 0; second < 10; second += 1) {
      send(1_000 + second * 100, 60);
      await clock.advance(1_000);
    }
    // A third of the rate, a third of the burst, and the calls in flight when Redis went down.
    expect(transport.calls.length - 1).toBeLessThanOrEqual(100 + 3 + 10);
    expect(transport.calls.length - 1).toBeGreaterThan(90);
    await startedInTenSeconds();
    commands.broken = false;
    await clock.advance(REDIS.longestRestMs);
    await gateway.call(LIST, { n: 5_000 }, { lane: "interactive" });
    send(6_000, 200);
    expect(await startedInTenSeconds()).toBeGreaterThan(190);
  });
});
