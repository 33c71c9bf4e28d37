import { toNano } from "@ton/core";
import type { Worker } from "node:worker_threads";
import { afterEach, expect, it, vi } from "vitest";
import type { Restart } from "../chain-records";
import type { Chain } from "./chain";
import { openChain } from "./open-chain";
import { TestHistory } from "../../testing/localnet/chain/test-history";
import { GENESIS, giverMessage, walletOf } from "../../testing/localnet/chain/test-wallet";

vi.setConfig({ testTimeout: 60_000 });

const workers: Worker[] = vi.hoisted(() => []);
vi.mock("./rpc/start-worker", async (original) => {
  const { startWorker } = await original<typeof import("./rpc/start-worker")>();
  return {
    startWorker: (entry: URL, data: unknown) => {
      const worker = startWorker(entry, data);
      workers.push(worker);
      return worker;
    },
  };
});

const open: Chain[] = [];

async function begin(restart: Restart | null): Promise<Chain> {
  const chain = await openChain(GENESIS, restart);
  open.push(chain);
  return chain;
}

afterEach(async () => {
  await Promise.all(open.splice(0).map((chain) => chain.close()));
});

const ORDERS = ["low", "high"].flatMap((half) => [
  { to: walletOf(half, half === "low" ? "low" : "high").address, coins: toNano(5), bounce: true },
]);

async function play(chain: Chain, history: TestHistory, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    if (at % 2 === 1) await chain.submit(giverMessage(GENESIS, (at - 1) / 2, ORDERS), 0);
    history.take((await chain.step(GENESIS.time + at)).final);
  }
}

it("makes the same blocks from the same messages", async () => {
  const [one, other] = [new TestHistory(), new TestHistory()];
  await play(await begin(null), one, 0, 8);
  await play(await begin(null), other, 0, 8);
  expect(one.transactions.length).toBeGreaterThan(10);
  expect(other).toEqual(one);
});

it("continues after the last complete block as if it had never stopped", async () => {
  const [whole, broken] = [new TestHistory(), new TestHistory()];
  await play(await begin(null), whole, 0, 10);
  const first = await begin(null);
  await play(first, broken, 0, 6);
  const confirmed = first.confirmed();
  await first.close();
  const waiting = [0, 1, 2].map((seqno) => giverMessage(GENESIS, seqno, ORDERS)).slice(2);
  const second = await begin(broken.restart(waiting));
  expect(second.confirmed()).toEqual(confirmed);
  await play(second, broken, 6, 10);
  expect(broken.blocks.map(({ rootHash }) => rootHash)).toEqual(whole.blocks.map(({ rootHash }) => rootHash));
  expect(broken.transactions).toEqual(whole.transactions);
});

it("never makes a block with an earlier time than the one before", async () => {
  const chain = await begin(null);
  const times: number[] = [];
  for (const time of [GENESIS.time - 100, GENESIS.time + 50, GENESIS.time + 20, GENESIS.time + 60]) {
    times.push((await chain.step(time)).final.blocks[0].generatedAt - GENESIS.time);
  }
  expect(times).toEqual([0, 50, 50, 60]);
});

it("restarts a terminated worker without losing anything", async () => {
  const [whole, broken] = [new TestHistory(), new TestHistory()];
  await play(await begin(null), whole, 0, 10);
  workers.splice(0);
  const chain = await begin(null);
  await play(chain, broken, 0, 6);
  const confirmed = chain.confirmed();
  const [worker] = workers;
  await worker?.terminate();
  await play(chain, broken, 6, 8);
  expect(workers).toHaveLength(2);
  // Drop the answer, so that the worker is lost before it answers, however fast it is.
  workers[1]?.removeAllListeners("message");
  const lost = chain.step(GENESIS.time + 8);
  await workers[1]?.terminate();
  broken.take((await lost).final);
  expect(workers).toHaveLength(3);
  await play(chain, broken, 9, 10);
  expect(confirmed.length).toBeGreaterThan(0);
  expect(broken).toEqual(whole);
});
