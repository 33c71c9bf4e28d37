import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import { parseHash } from "@/lib/ton/value/hash";
import { parseShard } from "@/lib/ton/block/read-shard";
import type { ChainBlock } from "../chain-records";
import { openStore } from "./open-store";
import type { Store } from "./store";
import { StoreModel } from "../../testing/localnet/store/test-store-model";
import { SyntheticChain } from "../../testing/localnet/store/test-synthetic-chain";

const chain = new SyntheticChain({ seed: "parts", accounts: 40, perBlock: 40, size: 40 });
const steps: readonly ChainBlock[] = Array.from({ length: 12 }, () => chain.next());
const model = new StoreModel(steps);
const SHARD = parseShard("4000000000000000");
const WORKCHAIN = parseShard("8000000000000000");
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
    empty.accounts.byBalance(page),
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
  // A narrower shard is found in the one that contains it; the whole workchain is in none.
  const prefix = parseShard("5A30000000000000");
  expect(store.blocks.atLt(0, prefix, third.startLt)?.shard).toBe(SHARD);
  expect(store.blocks.atLt(0, WORKCHAIN, third.startLt)).toBeNull();
});

test("an account has its state after each masterchain block", () => {
  for (const { address } of model.accounts)
    for (let seqno = 0; seqno <= steps.length; seqno += 1) {
      const states = steps.slice(0, seqno).flatMap(({ accounts }) => accounts);
      const last = states.findLast((state) => state.address === address) ?? null;
      expect(store.accounts.at(address, seqno)?.stateHash).toBe(last?.stateHash);
    }
});

test("accounts are listed by balance, from any offset, and by code", () => {
  const balances = model.accounts.map(({ balance }) => balance).sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  for (const offset of [0, 5, balances.length - 3, balances.length + 1])
    for (const sort of ["asc", "desc"] as const) {
      const found = store.accounts.byBalance({ offset, limit: 4, sort }).map(({ balance }) => balance);
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

test("the history of an account goes back from any of its transactions", () => {
  const [account] = chain.accounts;
  if (account === undefined) throw new Error("there are accounts");
  const own = model.transactions.filter((each) => each.account === account).toReversed();
  const from = own[20]?.lt ?? 0n;
  expect(store.transactions.historyOf(account, from, 5).map(({ hash }) => hash)).toEqual(
    own.slice(20, 25).map(({ hash }) => hash),
  );
  expect(store.transactions.historyOf(account, null, 3).map(({ lt }) => lt)).toEqual(
    own.slice(0, 3).map(({ lt }) => lt),
  );
  expect(store.transactions.count()).toBe(model.transactions.length);
});

test("the transactions of a trace are sorted by logical time", () => {
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

test("a block has the last config before it, and the libraries are returned", () => {
  expect(store.chain.configAt(0)).toBeNull();
  expect(store.chain.configAt(7)).toEqual(steps[0]?.config);
  expect(store.chain.allLibraries()).toEqual(steps[0]?.libraries);
});

test("a mempool message is kept until a transaction receives it or it is removed", () => {
  const fresh = openStore(":memory:");
  const received = steps[1]?.transactions.find(({ incoming }) => incoming?.source === null)?.incoming;
  if (received === undefined || received === null || received.normalizedHash === null)
    throw new Error("no external message");
  const [first, second] = steps;
  if (first === undefined || second === undefined) throw new Error("there are blocks");
  fresh.addMempoolMessage(received.normalizedHash, received.boc);
  fresh.addMempoolMessage(parseHash("01".repeat(32)), Uint8Array.of(1));
  fresh.addMempoolMessage(parseHash("02".repeat(32)), Uint8Array.of(2));
  fresh.append(first);
  expect(fresh.restart()?.mempool).toEqual([received.boc, Uint8Array.of(1), Uint8Array.of(2)]);
  fresh.append(second);
  fresh.removeMempoolMessage(parseHash("01".repeat(32)));
  expect(fresh.restart()?.mempool).toEqual([Uint8Array.of(2)]);
  fresh.close();
});

test("an inconsistent block is rejected as a whole, and the correct one is appended after it", () => {
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
  const expected = new StoreModel([first, second, third]);
  expect(fresh.transactions.list({}, all).map(({ hash }) => hash)).toEqual(
    expected.transactions.map(({ hash }) => hash),
  );
  expect(fresh.messages.list({}, all)).toHaveLength(expected.messages.length);
  expect(fresh.restart()?.undelivered).toHaveLength(
    expected.sent.filter(({ message, receiver }) => receiver === null && message.destination !== null).length,
  );
  fresh.close();
});

test("a copy has the notes, the transactions and the state for a restart", () => {
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
