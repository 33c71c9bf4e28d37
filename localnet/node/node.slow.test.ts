import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toNano } from "@ton/core";
import { afterEach, expect, it, vi } from "vitest";
import { giverOf } from "../chain/giver";
import { GENESIS, giverMessage, walletOf } from "../../testing/localnet/chain/test-wallet";
import { openStore } from "../store/open-store";
import { StoreFull } from "../store/store-problem";
import type { Store } from "../store/store";
import { StoreMismatch, openNode, type Node, type NodeOptions } from "./node";

vi.setConfig({ testTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), "localnet-node-"));
const nodes: Node[] = [];
const stores: Store[] = [];
const giver = giverOf(GENESIS).address;
const [near, far] = giver.charAt(2) < "8" ? (["low", "high"] as const) : (["high", "low"] as const);
const to = walletOf("somebody", near).address;
const across = walletOf("somebody else", far).address;
const MESSAGE = giverMessage(GENESIS, 0, [{ to, coins: toNano(7) }]);
const ACROSS = giverMessage(GENESIS, 0, [{ to: across, coins: toNano(7) }]);
const PAGE = { offset: 0, limit: 10, sort: "asc" } as const;

async function open(path: string, options: Partial<NodeOptions> = {}): Promise<Node> {
  const store = openStore(path);
  stores.push(store);
  const onFault = (error: unknown) => {
    throw error;
  };
  const systemClock = () => GENESIS.time + 1_000;
  const node = await openNode({ genesis: GENESIS, store, tickMs: 20, onFault, systemClock, ...options });
  nodes.push(node);
  return node;
}

async function closeAll(): Promise<void> {
  await Promise.all(nodes.splice(0).map((node) => node.close()));
  for (const store of stores.splice(0)) store.close();
}

afterEach(async () => {
  await closeAll();
  rmSync(folder, { recursive: true, force: true });
});

it("moves a message and its trace from pending to confirmed to final", async () => {
  const node = await open(":memory:");
  const { pending, store } = node;
  const accounts = () =>
    [pending.pending(), pending.confirmed()].map((all) => all.map(({ account }) => account));
  /** Makes a block and checks that no pending transaction is in one. */
  const mine = async () => {
    await node.mine(1);
    const received = new Set(pending.confirmed().map(({ incoming }) => incoming?.hash));
    for (const { incoming } of pending.pending()) {
      expect(received).not.toContain(incoming?.hash);
      const hashes = incoming === null ? [] : [incoming.hash];
      expect(store.transactions.byMessage({ hashes, direction: "in" }, PAGE)).toEqual([]);
    }
  };
  await mine();
  expect(await node.submit(ACROSS)).toMatchObject({ kind: "accepted" });
  const [first, second] = pending.pending();
  expect(accounts()).toEqual([[giver, across], []]);
  expect(second).toMatchObject({ traceId: first?.hash, incoming: { hash: first?.outgoing[0]?.hash } });
  await mine();
  expect(accounts()).toEqual([[across], [giver]]);
  const [sent] = pending.confirmed();
  expect(pending.pending()).toMatchObject([
    { traceId: sent?.hash, incoming: { hash: sent?.outgoing[0]?.hash } },
  ]);
  expect(pending.pending()[0]?.lt).toBeGreaterThan(sent?.lt ?? 0n);
  await mine();
  expect(accounts()).toEqual([[], [across]]);
  await mine();
  expect(accounts()).toEqual([[], []]);
  const trace = sent === undefined ? undefined : store.traces.transactionsOf([sent.hash]).get(sent.hash);
  expect(trace).toMatchObject([{ hash: sent?.hash }, { account: across }]);
  expect(store.accounts.now([across])[0]?.balance).toBe(toNano(7));
});

it("drops a pending message that its contract no longer accepts", async () => {
  const node = await open(":memory:");
  await node.mine(1);
  await node.submit(MESSAGE);
  await node.submit(ACROSS);
  expect(node.pending.pending()).toHaveLength(4);
  await node.mine(1);
  expect(node.pending.pending()).toEqual([]);
});

it("keeps an accepted message over a restart, and the chain continues", async () => {
  const path = join(mkdtempSync(`${folder}-`), "chain");
  const first = await open(path);
  await first.mine(2);
  await first.submit(MESSAGE);
  const head = first.store.blocks.head();
  await closeAll();
  const second = await open(path);
  expect(second.store.blocks.head()).toEqual(head);
  expect(second.pending.confirmed().length).toBeGreaterThan(0);
  await second.mine(2);
  expect(second.store.accounts.now([to])[0]?.balance).toBe(toNano(7));
  expect(second.store.blocks.head()?.previous[0]?.seqno).toBe((head?.seqno ?? 0) + 1);
  expect(second.store.restart()?.mempool).toEqual([]);
});

it("refuses the store of another network", async () => {
  const path = join(mkdtempSync(`${folder}-`), "chain");
  await open(path);
  await closeAll();
  await expect(open(path, { genesis: { ...GENESIS, seed: "another" } })).rejects.toThrow(StoreMismatch);
});

it("accepts nothing while the disk is full, and continues when there is room", async () => {
  const node = await open(":memory:");
  await node.mine(2);
  const { database } = node.store;
  const limit = (pages: number) => database.statement(`PRAGMA max_page_count = ${pages}`).all();
  limit(1);
  // Until the existing pages are full.
  const mineAll = async () => {
    for (let number = 0; number < 300; number += 1) await node.mine(1);
  };
  await expect(mineAll()).rejects.toThrow(StoreFull);
  await expect(node.submit(MESSAGE)).rejects.toThrow(StoreFull);
  await expect(node.enqueue(MESSAGE)).rejects.toThrow("cannot be written to the disk");
  await expect(node.settle(node.now())).rejects.toThrow(StoreFull);
  const head = node.store.blocks.head()?.seqno ?? 0;
  limit(1_000_000);
  await node.submit(MESSAGE);
  await node.mine(4);
  // The block that could not be written, and four more.
  expect(node.store.blocks.head()?.seqno).toBe(head + 5);
  expect(node.store.accounts.now([to])[0]?.balance).toBe(toNano(7));
});

it("makes blocks while its producer runs", async () => {
  const node = await open(":memory:");
  node.producer.resume();
  await vi.waitUntil(() => (node.store.blocks.head()?.seqno ?? 0) >= 3, { timeout: 30_000 });
  node.producer.pause();
  await node.mine(1);
  const seqno = node.store.blocks.head()?.seqno;
  await node.mine(1);
  expect(node.store.blocks.head()?.seqno).toBe((seqno ?? 0) + 1);
});

it("has a clock that moves, can be held, and survives a restart", async () => {
  const path = join(mkdtempSync(`${folder}-`), "chain");
  let machine = GENESIS.time - 500;
  const systemClock = () => machine;
  const first = await open(path, { systemClock });
  expect(first.now()).toBe(GENESIS.time);
  first.clock.moveTo(GENESIS.time + 100);
  first.clock.moveTo(GENESIS.time + 50);
  machine += 10;
  expect(first.now()).toBe(GENESIS.time + 110);
  first.clock.hold();
  machine += 10;
  await first.mine(1);
  await closeAll();
  const second = await open(path, { systemClock });
  expect(second.now()).toBe(GENESIS.time + 110);
  second.clock.release();
  machine += 5;
  expect(second.now()).toBe(GENESIS.time + 115);
  expect(second.store.blocks.head()?.generatedAt).toBe(GENESIS.time + 110);
});

it("runs queued messages without emulating them first", async () => {
  const node = await open(":memory:");
  await node.mine(1);
  expect(await node.enqueue(new Uint8Array([1, 2, 3]))).toBe(false);
  expect(await node.enqueue(MESSAGE)).toBe(true);
  expect(node.pending.pending()).toEqual([]);
  await node.mine(3);
  expect(node.store.accounts.now([to])[0]?.balance).toBeGreaterThan(toNano(6));
});

it("settles by making blocks until no message is left to deliver", async () => {
  const node = await open(":memory:");
  await node.mine(2);
  expect(await node.settle(node.now())).toBe(null);
  await node.enqueue(MESSAGE);
  await node.stepUnsaved(node.now());
  const settled = [];
  for (let number = 0; number < 6; number += 1) settled.push(await node.settle(node.now()));
  const made = settled.filter((step) => step !== null);
  expect(made.length).toBeGreaterThan(0);
  expect(made.length).toBeLessThan(settled.length);
  expect(made.at(-1)?.confirmed).toEqual([]);
  await node.saved();
  expect(node.store.accounts.now([to])[0]?.balance).toBeGreaterThan(toNano(6));
});
