import { expect, test, vi } from "vitest";
import { describeWithRedis } from "../../../testing/gateway/real-redis";
import { LIST, says, ScriptedTransport, testGateway } from "../../../testing/gateway/test-support";
import { SharedNames } from "../names/shared-names";
import { PictureSecret } from "../picture/picture-secret";
import { systemClock } from "../gateway-clock";
import type { RedisCommands } from "./redis";

describeWithRedis("keys of a wrong type in a real Redis", (server) => {
  const spoil = (commands: RedisCommands, key: string) =>
    commands.evaluate("redis.call('DEL', KEYS[1]) redis.call('RPUSH', KEYS[1], 'x')", [key], []);
  const keysLike = async (commands: RedisCommands, pattern: string): Promise<readonly string[]> => {
    const keys = await commands.evaluate("return redis.call('KEYS', ARGV[1])", [], [pattern]);
    return Array.isArray(keys) ? keys.map(String) : [];
  };

  async function instance() {
    const { redis, commands } = await server.connect();
    const transport = new ScriptedTransport((_, n) =>
      Promise.resolve(says(200, { ok: true, result: { n }, n })),
    );
    return { redis, commands, transport, ...testGateway(systemClock, transport, { redis }) };
  }

  test("an answer is requested and written again, and Redis stays in use", async () => {
    const first = await instance();
    await first.gateway.call(LIST, {}, { lane: "interactive" });
    await vi.waitUntil(async () => (await keysLike(first.commands, "shardscope:answer:*")).length === 1);
    const [key = ""] = await keysLike(first.commands, "shardscope:answer:*");
    await spoil(first.commands, key);
    const other = await instance();
    const answer = await other.gateway.call(LIST, {}, { lane: "interactive" });
    expect(answer).toMatchObject({ ok: true, value: { value: { n: 1 } } });
    expect(other.redis.usable).toBe(true);
    expect(other.gateway.health().budget.ledger).toBe("shared");
    await vi.waitUntil(async () => (await other.commands.get(key).catch(() => null)) !== null);
  });

  test.each(["names", "order", "count"])(
    "the shared names work again after their key is replaced: %s",
    async (part) => {
      const { redis, commands } = await instance();
      await spoil(commands, `shardscope:names:{${part}:domain}:${part}`);
      const names = new SharedNames(redis, part);
      names.push([{ kind: "domain", name: "a.ton", address: null }]);
      await names.exchange();
      expect(names.hasUnsent).toBe(false);
      expect(await new SharedNames(redis, part).exchange()).toHaveLength(1);
      expect(redis.usable).toBe(true);
    },
  );

  test("the secret of pictures is replaced by one that all instances share", async () => {
    const { redis, commands } = await instance();
    await spoil(commands, "shardscope:picture-secret");
    const [one, other] = [
      new PictureSecret(null, redis, systemClock),
      new PictureSecret(null, redis, systemClock),
    ];
    await one.hasSigned("x", "y".repeat(22));
    expect(await other.hasSigned("text", one.sign("text"))).toBe(true);
  });
});
