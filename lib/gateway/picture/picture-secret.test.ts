import { expect, test } from "vitest";
import { FakeClock } from "../../../testing/gateway/test-support";
import { describeWithRedis } from "../../../testing/gateway/real-redis";
import { OptionalRedis, type RedisCommands } from "../cache/redis";
import { systemClock } from "../gateway-clock";
import { PictureSecret } from "./picture-secret";

describeWithRedis("the secret of pictures in a real Redis", (server) => {
  test("is shared although Redis is full", async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(async () => new PictureSecret(null, (await server.connect()).redis, systemClock)),
    );
    server.setFull(true);
    await one?.hasSigned("", "y".repeat(22));
    const isSigned = await other?.hasSigned("text", one?.sign("text") ?? "");
    server.setFull(false);
    expect(isSigned).toBe(true);
  });
});
