import { describe, expect, test } from "vitest";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { parseAddress } from "../../ton/address/read-address";
import { MemoryNames } from "./memory-names";
import { namesInAnswer } from "./names-in-answer";
import type { SeenName } from "./seen-names";
import { tokenInfo } from "../../../testing/toncenter/test-token-info";

const UNKNOWN = { picture: null, file: null } as const;

function jetton(symbol: string | null, name: string | null = null, isScam = false): SeenName {
  const address = parseAddress(addressOf(`${symbol} ${name}`));
  return { kind: "jetton", address, symbol, name, isScam, ...UNKNOWN };
}

const domain = (name: string): SeenName => ({ kind: "domain", name, address: null });

const TOWN: readonly SeenName[] = [
  jetton("TIDE-TON", "Tide exchange"),
  jetton("EBB", "Riptide"),
  jetton("TIDEX", null),
  jetton("TIDE", "Tide"),
  jetton("MOON", "High tide of the year"),
  jetton("ÉTÉ", "Summer"),
  jetton("USD₮", "Tether"),
  jetton("猫", "Cat"),
  domain("tideline.ton"),
  domain("ebb.tide.ton"),
  domain("harbour.t.me"),
];

async function find(text: string, names: readonly SeenName[] = TOWN): Promise<readonly string[]> {
  const index = new MemoryNames();
  index.note(names);
  const found = await index.find(text, 10);
  return found.map((one) => (one.kind === "domain" ? one.name : (one.symbol ?? one.name ?? "")));
}

describe("names are found", () => {
  test.each([
    ["tide", ["TIDE", "TIDEX", "tideline.ton", "TIDE-TON", "ebb.tide.ton", "MOON", "EBB"]],
    ["TIDE", ["TIDE", "TIDEX", "tideline.ton", "TIDE-TON", "ebb.tide.ton", "MOON", "EBB"]],
    ["$tide", ["TIDE", "TIDEX", "tideline.ton", "TIDE-TON", "ebb.tide.ton", "MOON", "EBB"]],
    ["tide ex", ["TIDE-TON"]],
    ["tidel", ["tideline.ton"]],
    ["tideline.t", ["tideline.ton"]],
    ["tideline.ton", ["tideline.ton"]],
    ["harb", ["harbour.t.me"]],
    ["ete", ["ÉTÉ"]],
    ["ton", ["TIDE-TON"]],
    ["usdt", ["USD₮"]],
    ["猫", ["猫"]],
    ["т", []],
    ["t", []],
    ["", []],
    ["x".repeat(200), []],
  ])("by %j: %j", async (text, expected) => {
    expect(await find(text)).toEqual(expected);
  });

  test("as they were last noted", async () => {
    const address = parseAddress(addressOf("renamed"));
    const called = (symbol: string): SeenName => ({
      kind: "jetton",
      address,
      symbol,
      name: null,
      isScam: false,
      ...UNKNOWN,
    });
    expect(await find("old", [called("OLD"), called("NEW")])).toEqual([]);
    expect(await find("new", [called("OLD"), called("NEW")])).toEqual(["NEW"]);
    expect(await find("old", [called("OLD"), called("N".repeat(5_000))])).toEqual([]);
  });
});

describe("the index stays small", () => {
  const many = Array.from({ length: 5_000 }, (_, place) => domain(`name-${place}.ton`));

  test("in bytes for each kind, however long the names are", () => {
    const index = new MemoryNames(50_000);
    index.note([...many, jetton("A".repeat(200), "B".repeat(200)), jetton("C".repeat(1_000_000))]);
    expect(index.size.bytes).toBeLessThanOrEqual(100_000);
    expect(index.size.entries).toBeGreaterThan(50);
  });

  test("without evicting other kinds when one kind floods it", async () => {
    const index = new MemoryNames(50_000);
    index.note([jetton("TIDE"), ...many]);
    expect(await index.find("tide", 1)).toEqual([jetton("TIDE")]);
    expect(index.size.entries).toBeLessThan(many.length);
  });

  test("and keeps names that recur", async () => {
    const index = new MemoryNames(50_000);
    index.note([domain("often.ton")]);
    for (const name of many) index.note([name, domain("often.ton")]);
    expect(await index.find("often", 1)).toEqual([domain("often.ton")]);
  });

  test("and is searched within a second when it is full", async () => {
    const index = new MemoryNames();
    index.note(Array.from({ length: 25_000 }, (_, place) => domain(`quite-a-long-name-${place}.ton`)));
    const startMs = performance.now();
    expect(await index.find("name-2", 10)).toHaveLength(10);
    expect(performance.now() - startMs).toBeLessThan(1_000);
  });
});

describe("the first match", () => {
  test("is the preferred account among equal symbols", async () => {
    const index = new MemoryNames();
    const fakes = Array.from({ length: 300 }, (_, place) => jetton("USDT", `Tether ${place}`));
    const genuine = jetton("USDT", "Tether USD of the issuer");
    index.note([genuine, ...fakes]);
    const address = genuine.kind === "domain" ? null : genuine.address;
    const [first] = await index.find("usdt", 10, (one) => one === address);
    expect(first).toEqual(genuine);
  });

  test("is the account that a file names, with its symbol and picture from the chain", async () => {
    const address = parseAddress(addressOf("given"));
    const given = { kind: "account", address, symbol: null, name: "Tide treasury", image: null } as const;
    const index = new MemoryNames(
      undefined,
      new Map([[address, { ...given, isScam: false, file: "a.json" }]]),
    );
    index.note([jetton("TIDE", "Tide treasury of somebody")]);
    const met = { kind: "jetton", address, symbol: "TT", name: "x", isScam: false } as const;
    index.note([{ ...met, picture: "/p", file: null }]);
    expect((await index.find("tide treasury", 1))[0]).toEqual({
      ...met,
      name: "Tide treasury",
      picture: "/p",
      file: "a.json",
    });
  });
});

describe("an answer", () => {
  const address = parseAddress(addressOf("master"));
  const info = (fields: object) => tokenInfo({ type: "jetton_masters", ...fields });
  const named = (...infos: readonly object[]) =>
    namesInAnswer({ metadata: { [address]: { is_indexed: true, token_info: infos.map(info) } } });

  test("yields names of domains, jettons, collections and items", () => {
    const book = { [address]: { user_friendly: null, domain: "Alice.ton", interfaces: null } };
    expect(namesInAnswer({ address_book: book })).toEqual([{ kind: "domain", name: "alice.ton", address }]);
    expect(named({ symbol: "TIDE", name: "Tide", is_scam: true })).toEqual([
      { kind: "jetton", address, symbol: "TIDE", name: "Tide", isScam: true, ...UNKNOWN },
    ]);
    expect(named({ type: "nft_collections", name: "Stones" })).toEqual([
      { kind: "collection", address, symbol: null, name: "Stones", isScam: false, ...UNKNOWN },
    ]);
    expect(named({ type: "nft_items", name: "Stone #1" })).toEqual([
      { kind: "item", address, symbol: null, name: "Stone #1", isScam: false, ...UNKNOWN },
    ]);
  });

  test("yields the domain of an item only if its contract is known to be one", () => {
    const metadataOf = (name: string) => ({
      [address]: {
        is_indexed: true,
        token_info: [info({ type: "nft_items", name: "Stone", extra: { domain: name } })],
      },
    });
    const from = (name: string, interfaces: readonly string[]) =>
      namesInAnswer({
        address_book: { [address]: { user_friendly: null, domain: null, interfaces } },
        metadata: metadataOf(name),
      });
    const stone = { kind: "item", address, symbol: null, name: "Stone", isScam: false, ...UNKNOWN };
    expect(from("bob.ton", ["dns", "nft_item"])).toEqual([domain("bob.ton")]);
    expect(from("bob.ton", ["nft_item"])).toEqual([stone]);
    expect(from("claim.foundation.ton", ["dns", "nft_item"])).toEqual([stone]);
    expect(namesInAnswer({ metadata: metadataOf("bob.ton") })).toEqual([stone]);
  });

  test.each([
    [{ valid: false, symbol: "X" }],
    [{}],
    [{ type: "jetton_wallets", symbol: "X" }],
    [{ type: null }],
  ])("yields no name for %j", (fields) => {
    expect(named(fields)).toEqual([]);
  });

  test.each([null, 5, "text", [], {}, { metadata: {} }])("yields no names when it is %j", (value) => {
    expect(namesInAnswer(value)).toEqual([]);
  });
});

test("the domains below another one end with a dot and that domain", () => {
  const index = new MemoryNames();
  index.note(TOWN);
  index.note([domain("a.ebb.tide.ton"), domain("ripe.tide.ton"), domain("riptide.ton")]);
  expect(index.domainsBelow("tide.ton", 10)).toEqual(["a.ebb.tide.ton", "ebb.tide.ton", "ripe.tide.ton"]);
  expect(index.domainsBelow("tide.ton", 1)).toEqual(["a.ebb.tide.ton"]);
  expect(index.domainsBelow("moon.ton", 10)).toEqual([]);
});
