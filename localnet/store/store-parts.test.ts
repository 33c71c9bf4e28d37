import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { parseHash } from "@/lib/ton/value/hash";
import { parseShard } from "@/lib/ton/block/read-shard";
import type { ChainBlock } from "../records";
import { openStore } from "./open";
import type { Store } from "./store";
import { Model } from "./test-model";
import { SyntheticChain } from "./test-synthetic";

const chain = new SyntheticChain({ seed: "parts", accounts: 40, perBlock: 40, size: 40 });
const steps: readonly ChainBlock[] = Array.from({ length: 12 }, () => chain.next());
const model = new Model(steps);
const SHARD = parseShard("4000000000000000");
const WHOLE = parseShard("8000000000000000");
let folder: string;
let store: Store;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "localnet-store-"));
  store = openStore(path.join(folder, "parts.db"));
  for (const step of steps) store.append(step);
});

afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

test("an empty store has no restart, no head and empty lists", () => {
  const empty = openStore(":memory:");
  expect([empty.restart(), empty.blocks.head(), empty.blocks.first(), empty.note("a")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  const page = { offset: 0, limit: 10, sort: "desc" } as const;
  expect([
    empty.transactions.list({}, page),
    empty.messages.list({}, page),
    empty.accounts.richest(page),
  ]).toEqual([[], [], []]);
  empty.close();
});

test("blocks are found by their ids, in a masterchain block, by logical time and by time", () => {
  const [third] = steps[2]?.blocks ?? [];
  if (third === undefined) throw new Error("there are three blocks");
  expect(store.blocks.byId(third)).toEqual(third);
  expect(store.blocks.committedBy(3)).toEqual(steps[2]?.blocks);
  expect(store.blocks.shardsAt(3)).toEqual(steps[2]?.blocks.slice(1));
  expect(store.blocks.shardsAt(99)).toEqual([]);
  expect(store.blocks.atLt(MASTERCHAIN, MASTERCHAIN_SHARD, third.startLt)).toEqual(third);
  expect(store.blocks.atTime(MASTERCHAIN, MASTERCHAIN_SHARD, third.generatedAt + 1)).toEqual(third);
  expect(store.blocks.atTime(MASTERCHAIN, MASTERCHAIN_SHARD, 5)).toBeNull();
  expect(store.blocks.atLt(MASTERCHAIN, MASTERCHAIN_SHARD, 2n ** 64n)).toBeNull();
  // A shard that an address's prefix names is in the one that contains it; the whole workchain is in none.
  const prefix = parseShard("5A30000000000000");
  expect(store.blocks.atLt(0, prefix, third.startLt)?.shard).toBe(SHARD);
  expect(store.blocks.atLt(0, WHOLE, third.startLt)).toBeNull();
});

test("an account is known as each masterchain block left it", () => {
  for (const { address } of model.accounts)
    for (let seqno = 0; seqno <= steps.length; seqno += 1) {
      const states = steps.slice(0, seqno).flatMap(({ accounts }) => accounts);
      const last = states.findLast((state) => state.address === address) ?? null;
      expect(store.accounts.at(address, seqno)?.stateHash).toBe(last?.stateHash);
    }
});

test("accounts by balance and by code, from any offset", () => {
  const balances = model.accounts.map(({ balance }) => balance).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  for (const offset of [0, 5, balances.length - 3, balances.length + 1])
    for (const sort of ["asc", "desc"] as const) {
      const found = store.accounts.richest({ offset, limit: 4, sort }).map(({ balance }) => balance);
      const ordered = sort === "desc" ? balances : balances.toReversed();
      expect(found).toEqual(ordered.slice(offset, offset + 4));
    }
  const { codeHash } = model.accounts.find((account) => account.codeHash !== null) ?? {};
  if (codeHash === null || codeHash === undefined) throw new Error("no account has code");
  const withCode = store.accounts.byCode([codeHash], { offset: 0, limit: 100, sort: "asc" });
  expect(new Set(withCode.map(({ address }) => address))).toEqual(
    new Set(model.accounts.filter((account) => account.codeHash === codeHash).map(({ address }) => address)),
  );
});

test("an account's own transactions go back from any of them", () => {
  const [account] = chain.accounts;
  if (account === undefined) throw new Error("there are accounts");
  const own = model.transactions.filter((each) => each.account === account).toReversed();
  const from = own[20]?.lt ?? 0n;
  expect(store.transactions.chainOf(account, from, 5).map(({ hash }) => hash)).toEqual(
    own.slice(20, 25).map(({ hash }) => hash),
  );
  expect(store.transactions.chainOf(account, null, 3).map(({ lt }) => lt)).toEqual(
    own.slice(0, 3).map(({ lt }) => lt),
  );
  expect(store.transactions.count()).toBe(model.transactions.length);
});

test("a trace has its transactions by logical time", () => {
  const { traceId } = model.transactions[3] ?? {};
  if (traceId === undefined) throw new Error("there are transactions");
  const parts = model.transactions.filter((each) => each.traceId === traceId);
  expect(
    store.traces
      .transactionsOf([traceId])
      .get(traceId)
      ?.map(({ hash }) => hash),
  ).toEqual(parts.map(({ hash }) => hash));
});

test("the config of a block is the last one before it, libraries are there until they are withdrawn", () => {
  expect(store.chain.configAt(0)).toBeNull();
  expect(store.chain.configAt(7)).toEqual(steps[0]?.config);
  expect(store.chain.allLibraries()).toEqual(steps[0]?.libraries);
});

test("a message waits until a transaction receives it or nobody will", () => {
  const fresh = openStore(":memory:");
  const received = steps[1]?.transactions.find(({ incoming }) => incoming?.source === null)?.incoming;
  if (received === undefined || received === null || received.normalizedHash === null)
    throw new Error("nothing came from outside");
  const [first, second] = steps;
  if (first === undefined || second === undefined) throw new Error("there are blocks");
  fresh.keepMessage(received.normalizedHash, received.boc);
  fresh.keepMessage(parseHash("01".repeat(32)), Uint8Array.of(1));
  fresh.keepMessage(parseHash("02".repeat(32)), Uint8Array.of(2));
  fresh.append(first);
  expect(fresh.restart()?.mempool).toEqual([received.boc, Uint8Array.of(1), Uint8Array.of(2)]);
  fresh.append(second);
  fresh.forgetMessage(parseHash("01".repeat(32)));
  expect(fresh.restart()?.mempool).toEqual([Uint8Array.of(2)]);
  fresh.close();
});

test("a block that does not fit is refused as a whole, and the right one is taken after it", () => {
  const fresh = openStore(":memory:");
  const [first, second, third] = steps;
  if (first === undefined || second === undefined || third === undefined) throw new Error("there are blocks");
  fresh.append(first);
  const [master, ...shards] = second.blocks;
  const early = { ...master, generatedAt: master.generatedAt + 100, startLt: 0n };
  expect(() => fresh.append({ ...second, blocks: [early, ...shards] })).toThrow("does not fit its time");
  expect(() => fresh.append({ ...second, blocks: [master] })).toThrow("not among the blocks");
  expect(fresh.blocks.head()?.seqno).toBe(1);
  fresh.append(second);
  fresh.append(third);
  const all = { offset: 0, limit: 1_000, sort: "asc" } as const;
  const expected = new Model([first, second, third]);
  expect(fresh.transactions.list({}, all).map(({ hash }) => hash)).toEqual(
    expected.transactions.map(({ hash }) => hash),
  );
  expect(fresh.messages.list({}, all)).toHaveLength(expected.messages.length);
  expect(fresh.restart()?.undelivered).toHaveLength(
    expected.sent.filter(({ message, receiver }) => receiver === null && message.destination !== null).length,
  );
  fresh.close();
});

test("notes and copies outlive the store", () => {
  store.setNote("clock", "5");
  store.setNote("clock", "6");
  const file = path.join(folder, "copy.db");
  store.copyTo(file);
  const copy = openStore(file);
  expect(copy.note("clock")).toBe("6");
  expect(copy.transactions.count()).toBe(store.transactions.count());
  expect(copy.restart()).toEqual(store.restart());
  copy.close();
});
