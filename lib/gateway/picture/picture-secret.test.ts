import { describe, expect, test, vi } from "vitest";
import { describeWithRedis } from "../../../testing/gateway/real-redis";
import { FakeClock } from "../../../testing/gateway/test-support";
import { OptionalRedis, type RedisCommands } from "../cache/redis";
import { systemClock } from "../gateway-clock";
import { PictureSecret } from "./picture-secret";

const MINUTE_MS = 60_000;
const OF_NOBODY = "A".repeat(22);

/** A Redis in memory that runs the exchange of secrets only. */
class FakeSecretsRedis implements RedisCommands {
  ready = true;
  commands = 0;
  shared: string | null = null;
  used: readonly string[] = [];
  get = () => Promise.resolve(null);
  setFor = () => Promise.resolve();
  evaluate = (_script: string, _keys: readonly string[], [, , own, ...used]: readonly unknown[]) => {
    this.commands += 1;
    this.shared ??= String(own);
    this.used = [...new Set([...used.map(String), ...this.used])];
    return Promise.resolve([this.shared, ...this.used]);
  };

  lose(): void {
    this.shared = null;
    this.used = [];
  }
}

interface Shared {
  readonly explorer: (clock: FakeClock) => Promise<PictureSecret>;
  /** Redis was created anew. */
  readonly lose: () => Promise<unknown>;
}

/** Waits until the secret has exchanged, if that is due. */
const settle = (secret: PictureSecret) => secret.hasSigned("", OF_NOBODY);

function testSharing(open: () => Promise<Shared>): void {
  test("is the same for all explorers, and a signature from before they shared it is valid", async () => {
    const { explorer, lose } = await open();
    await lose();
    const clock = new FakeClock();
    const [one, other] = [await explorer(clock), await explorer(clock)];
    await settle(one);
    const early = other.sign("early");
    await settle(other);
    expect(one.sign("text")).toBe(other.sign("text"));
    expect(other.sign("early")).not.toBe(early);
    await clock.advance(MINUTE_MS);
    await settle(other);
    expect(await one.hasSigned("early", early)).toBe(true);
  });

  test("is stored again by the explorers that use it after Redis has lost it", async () => {
    const { explorer, lose } = await open();
    const clock = new FakeClock();
    const one = await explorer(clock);
    await settle(one);
    const signed = one.sign("text");
    await lose();
    await clock.advance(MINUTE_MS);
    await settle(one);
    const restarted = await explorer(clock);
    await settle(restarted);
    expect(restarted.sign("text")).toBe(signed);
  });

  test("is replaced by the one that a restarted explorer stores first, and both stay valid everywhere", async () => {
    const { explorer, lose } = await open();
    const clock = new FakeClock();
    const one = await explorer(clock);
    await settle(one);
    const old = one.sign("text");
    await lose();
    const restarted = await explorer(clock);
    await settle(restarted);
    const signed = restarted.sign("text");
    expect(signed).not.toBe(old);
    // An unknown signature is a reason to look at once.
    await clock.advance(1_000);
    expect(await one.hasSigned("text", signed)).toBe(true);
    expect(one.sign("text")).toBe(signed);
    await clock.advance(1_000);
    expect(await restarted.hasSigned("text", old)).toBe(true);
    expect(await one.hasSigned("text", old)).toBe(true);
    expect(await one.hasSigned("other text", old)).toBe(false);
  });

  test("is followed without unknown signatures, within a minute", async () => {
    const { explorer, lose } = await open();
    const clock = new FakeClock();
    const one = await explorer(clock);
    await settle(one);
    const old = one.sign("text");
    await lose();
    const restarted = await explorer(clock);
    await settle(restarted);
    await clock.advance(MINUTE_MS);
    await vi.waitUntil(() => one.sign("text") === restarted.sign("text"));
    expect(await one.hasSigned("text", old)).toBe(true);
  });

  test("of an explorer that has stopped stays valid after Redis has lost it", async () => {
    const { explorer, lose } = await open();
    const clock = new FakeClock();
    const [one, stopped] = [await explorer(clock), await explorer(clock)];
    await settle(one);
    const signed = stopped.sign("text");
    await clock.advance(MINUTE_MS);
    await settle(stopped);
    expect(await one.hasSigned("text", signed)).toBe(true);
    await lose();
    await clock.advance(MINUTE_MS);
    await settle(one);
    expect(await one.hasSigned("text", signed)).toBe(true);
  });

  test("remains valid through many losses, up to a limit", async () => {
    const { explorer, lose } = await open();
    const clock = new FakeClock();
    const one = await explorer(clock);
    const signatures: string[] = [];
    for (let loss = 0; loss < 40; loss += 1) {
      await lose();
      await settle(await explorer(clock));
      await clock.advance(MINUTE_MS);
      await settle(one);
      signatures.push(one.sign("text"));
    }
    expect(new Set(signatures).size).toBe(40);
    const valid = await Promise.all(signatures.map((signature) => one.hasSigned("text", signature)));
    expect(valid.slice(-10)).not.toContain(false);
    expect(valid.slice(0, 10)).not.toContain(true);
  });
}

describe("the secret of pictures", () => {
  testSharing(() => {
    const commands = new FakeSecretsRedis();
    return Promise.resolve({
      explorer: (clock) =>
        Promise.resolve(new PictureSecret(null, new OptionalRedis(commands, clock), clock)),
      lose: () => Promise.resolve(commands.lose()),
    });
  });

  test("costs one command a minute, and one a second while unknown signatures arrive", async () => {
    const clock = new FakeClock();
    const commands = new FakeSecretsRedis();
    const secret = new PictureSecret(null, new OptionalRedis(commands, clock), clock);
    for (let n = 0; n < 100; n += 1) secret.sign(`${n}`);
    for (let second = 0; second < 120; second += 1) {
      await clock.advance(1_000);
      expect(await secret.hasSigned("x", secret.sign("x"))).toBe(true);
    }
    expect(commands.commands).toBe(3);
    for (let n = 0; n < 100; n += 1) await settle(secret);
    await clock.advance(1_000);
    for (let n = 0; n < 100; n += 1) await settle(secret);
    expect(commands.commands).toBe(4);
  });

  test("is the process's own while Redis is disconnected", async () => {
    const clock = new FakeClock();
    const commands = new FakeSecretsRedis();
    commands.ready = false;
    const secret = new PictureSecret(null, new OptionalRedis(commands, clock), clock);
    expect(await secret.hasSigned("text", secret.sign("text"))).toBe(true);
    expect(commands.commands).toBe(0);
  });

  test("is the configured one, whatever Redis contains", async () => {
    const clock = new FakeClock();
    const commands = new FakeSecretsRedis();
    const redis = new OptionalRedis(commands, clock);
    const [one, other] = [
      new PictureSecret("a".repeat(32), redis, clock),
      new PictureSecret("a".repeat(32), null, clock),
    ];
    expect(await other.hasSigned("text", one.sign("text"))).toBe(true);
    expect(commands.commands).toBe(0);
  });
});

describeWithRedis("the secret of pictures in a real Redis", (server) => {
  testSharing(async () => {
    const { commands } = await server.connect();
    return {
      explorer: async (clock) => new PictureSecret(null, (await server.connect()).redis, clock),
      lose: () => commands.evaluate("return redis.call('FLUSHALL')", [], []),
    };
  });

  test("is shared although Redis is full", async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => new PictureSecret(null, (await server.connect()).redis, systemClock)),
    );
    server.setFull(true);
    if (one !== undefined) await settle(one);
    const isSigned = await other?.hasSigned("text", one?.sign("text") ?? "");
    server.setFull(false);
    expect(isSigned).toBe(true);
  });

  test("is shared again after its keys were spoiled, or written by a clock that was set back", async () => {
    const { commands, redis } = await server.connect();
    const keys = ["shardscope:picture-secret", "{shardscope:picture-secret}:used"];
    for (const spoil of [
      "redis.call('DEL', KEYS[1], KEYS[2]) redis.call('RPUSH', KEYS[1], 'x') redis.call('RPUSH', KEYS[2], 'x')",
      "for n = 1, 40 do redis.call('ZADD', KEYS[2], 9999999999, 'secret of the future ' .. n) end",
    ]) {
      await commands.evaluate(spoil, keys, []);
      const clock = new FakeClock();
      const [one, other] = [new PictureSecret(null, redis, clock), new PictureSecret(null, redis, clock)];
      const early = other.sign("early");
      await settle(one);
      await clock.advance(MINUTE_MS);
      await settle(other);
      expect(await one.hasSigned("early", early)).toBe(true);
    }
  });
});
