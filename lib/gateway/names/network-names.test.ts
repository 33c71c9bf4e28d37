import { expect, test } from "vitest";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { FakeClock } from "../../../testing/gateway/test-support";
import { parseAddress } from "../../ton/address/read-address";
import { OptionalRedis, type RedisCommands } from "../cache/redis";
import { MemoryNames } from "./memory-names";
import { NetworkNames } from "./network-names";
import type { SeenName } from "./seen-names";
import { SharedNames } from "./shared-names";

/** Implements the two scripts. */
class FakeRedis implements RedisCommands {
  ready = true;
  readonly #names = new Map<string, Map<string, { readonly at: number; readonly text: string }>>();
  #count = 0;

  get() {
    return Promise.resolve(null);
  }

  setFor() {
    return Promise.resolve();
  }

  evaluate(script: string, [key = ""]: readonly string[], args: readonly (string | number)[]) {
    const names = this.#names.get(key) ?? new Map<string, { readonly at: number; readonly text: string }>();
    this.#names.set(key, names);
    if (script.includes("HSET")) {
      for (let at = 2; at < args.length; at += 2) {
        this.#count += 1;
        names.set(String(args[at]), { at: this.#count, text: String(args[at + 1]) });
      }
      return Promise.resolve(0);
    }
    const [after = 0, limit = 0] = args.map(Number);
    const found = [...names.values()].filter(({ at }) => at > after).toSorted((a, b) => a.at - b.at);
    const rows = found.slice(0, limit).flatMap(({ at, text }) => [String(at), text]);
    return Promise.resolve([String(this.#count), ...rows]);
  }

  forget() {
    this.#names.clear();
    this.#count = 0;
  }

  spoil(key: string) {
    this.#names.get(key)?.set("x", { at: (this.#count += 1), text: "{" });
  }
}

const KEY = "shardscope:names:{chain:jetton}:names";

function jetton(symbol: string): SeenName {
  const address = parseAddress(addressOf(symbol));
  return { kind: "jetton", address, symbol, name: null, picture: null, isScam: false, file: null };
}

function instance(redis: FakeRedis | null, clock: FakeClock, fill = () => Promise.resolve(true)) {
  const shared = redis === null ? null : new SharedNames(new OptionalRedis(redis, clock), "chain");
  const bugs: unknown[] = [];
  const onBug = (error: unknown) => void bugs.push(error);
  const names = new NetworkNames({ memory: new MemoryNames(), shared, fill, clock, onBug });
  return { names, bugs };
}

test("names survive a restart, and other instances find them", async () => {
  const clock = new FakeClock();
  const redis = new FakeRedis();
  const { names: first } = instance(redis, clock);
  first.note([jetton("TIDE"), { kind: "domain", name: "tide.ton", address: null }]);
  await clock.advance(10_000);
  const { names: second, bugs } = instance(redis, clock);
  expect(await second.find("tide", 10)).toEqual([
    jetton("TIDE"),
    { kind: "domain", name: "tide.ton", address: null },
  ]);
  second.note([jetton("EBB")]);
  await clock.advance(10_000);
  await first.find("ebb", 10);
  await clock.advance(10_000);
  expect(await first.find("ebb", 10)).toEqual([jetton("EBB")]);
  expect(bugs).toEqual([]);
});

test("several pages of shared names are read, and invalid ones are left out", async () => {
  const clock = new FakeClock();
  const redis = new FakeRedis();
  const { names: first } = instance(redis, clock);
  first.note(Array.from({ length: 450 }, (_, place) => jetton(`J${place}`)));
  await clock.advance(10_000);
  redis.spoil(KEY);
  const { names: second, bugs } = instance(redis, clock);
  expect(await second.find("j", 10)).toEqual([]);
  expect(await second.find("j449", 10)).toEqual([jetton("J449")]);
  expect(bugs).toEqual([]);
});

test("new names are shared after Redis has lost the others, and once a disconnected Redis is back", async () => {
  const clock = new FakeClock();
  const redis = new FakeRedis();
  const { names } = instance(redis, clock);
  names.note([jetton("TIDE"), jetton("EBB")]);
  await clock.advance(10_000);
  redis.forget();
  names.note([jetton("MOON")]);
  await clock.advance(20_000);
  expect(await instance(redis, clock).names.find("moon", 10)).toEqual([jetton("MOON")]);
  redis.ready = false;
  names.note([jetton("SUN")]);
  await clock.advance(20_000);
  expect(await names.find("sun", 10)).toEqual([jetton("SUN")]);
  redis.ready = true;
  await names.find("sun", 10);
  await clock.advance(20_000);
  expect(await instance(redis, clock).names.find("sun", 10)).toEqual([jetton("SUN")]);
});

test("lists are loaded once, and again a minute after a failure", async () => {
  const clock = new FakeClock();
  const outcomes = [false, true];
  let fills = 0;
  const { names } = instance(null, clock, () => Promise.resolve(outcomes[fills++] ?? true));
  names.open();
  await clock.advance(1_000);
  await names.find("tide", 1);
  expect(fills).toBe(1);
  await clock.advance(60_000);
  await names.find("tide", 1);
  await clock.advance(120_000);
  await names.find("tide", 1);
  expect(fills).toBe(2);
});
