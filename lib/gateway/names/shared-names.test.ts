import { expect, test } from "vitest";
import { describeWithRedis } from "../../../testing/gateway/real-redis";
import { FakeClock } from "../../../testing/gateway/test-support";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { parseAddress } from "../../ton/address/read-address";
import { OptionalRedis, type RedisCommands } from "../cache/redis";
import type { SeenName } from "./seen-names";
import { SharedNames } from "./shared-names";

function domains(count: number): readonly SeenName[] {
  return Array.from({ length: count }, (_, place) => ({
    kind: "domain",
    name: `name-${place}.ton`,
    address: null,
  }));
}

type Row = readonly [number: string, text: string];

/** Returns the names of a kind to whoever reads, with this counter and these numbers. */
class Scripted implements RedisCommands {
  readonly ready = true;
  commands = 0;
  readonly #kind: SeenName["kind"];
  readonly #count: string;
  readonly #rows: readonly Row[];

  constructor(kind: SeenName["kind"], count: string, rows: readonly Row[]) {
    this.#kind = kind;
    this.#count = count;
    this.#rows = rows;
  }

  get() {
    return Promise.resolve(null);
  }

  setFor() {
    return Promise.resolve();
  }

  evaluate(_script: string, keys: readonly string[], [after = 0, limit = 0]: readonly (string | number)[]) {
    this.commands += 1;
    if (this.commands > 100) throw new Error("reads without an end");
    const rows = keys[0]?.includes(`:${this.#kind}}`) === true ? this.#rows : [];
    const found = rows.filter(([number]) => Number(number) > Number(after)).slice(0, Number(limit));
    return Promise.resolve([this.#count, ...found.flat()]);
  }
}

const texts = (names: readonly unknown[]) => names.map((name) => JSON.stringify(name));
const numbered = (all: readonly string[]): readonly Row[] =>
  all.map((text, place) => [String(place + 1), text]);
const MANY = numbered(texts(domains(400)));

test.each([
  ["its counter is lost", "0", MANY],
  ["its counter is below zero", "-5", MANY],
  ["its counter is not a number", "many", MANY],
  ["a number is infinite", "400", texts(domains(3)).map((text): Row => ["inf", text])],
])("reading ends, and repeatedly, if %s", async (_, count, rows) => {
  const redis = new Scripted("domain", count, rows);
  const names = new SharedNames(new OptionalRedis(redis, new FakeClock()), "chain");
  for (let time = 0; time < 3; time++) expect(await names.exchange()).toEqual([]);
});

test("a name that only a file of the operator could give, and a foreign picture, are not taken over", async () => {
  const thing = {
    kind: "jetton",
    address: parseAddress(addressOf("jetton")),
    symbol: "X",
    name: "X",
    picture: "/api/chain/picture?url=a",
    isScam: false,
    file: null,
  };
  const rows = texts([
    thing,
    { ...thing, file: "official.json" },
    { ...thing, picture: "https://example.com/a.png" },
  ]);
  const redis = new Scripted("jetton", "3", numbered(rows));
  const names = new SharedNames(new OptionalRedis(redis, new FakeClock()), "chain");
  expect(await names.exchange()).toEqual([thing, { ...thing, picture: null }]);
});

describeWithRedis("shared names in a real Redis that has removed a key", (server) => {
  test.each(["names", "order", "count"])("are shared again from the beginning: %s", async (part) => {
    const { redis, commands } = await server.connect();
    const chain = `evicted-${part}`;
    const writer = new SharedNames(redis, chain);
    writer.push(domains(400));
    await writer.exchange();
    await commands.evaluate(
      "return redis.call('DEL', KEYS[1])",
      [`shardscope:names:{${chain}:domain}:${part}`],
      [],
    );
    expect((await new SharedNames(redis, chain).exchange()).length).toBeLessThanOrEqual(400);
    writer.push(domains(5));
    await writer.exchange();
    expect(await new SharedNames(redis, chain).exchange()).toEqual(domains(5));
  });
});
