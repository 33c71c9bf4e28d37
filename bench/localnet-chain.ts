import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { internal } from "@ton/core";
import { keysOf } from "../localnet/chain/keys";
import { giverOf } from "../localnet/chain/giver";
import { openNode, type Node } from "../localnet/node/node";
import type { TransactionRecord } from "../localnet/records";
import { openWallet, orderMessage, type Wallet } from "../localnet/scenario/wallet";
import { openStore } from "../localnet/store/open";
import type { Store } from "../localnet/store/store";
import { Bare } from "./bare-executor";
import type { Measure } from "./main";

const GENESIS = { seed: "bench", time: 1_800_000_000, globalId: -3 };
const CROWD = 120;
const PAYMENTS = 3;
const WARM_UP = 2;
const ROUNDS = 5;
/** What is sent in a round is final after so many blocks. */
const BLOCKS = 5;
/** Of the bare executor's rate, the chain's may not be less than this. */
const LEAST_SHARE = 0.7;

interface Took {
  readonly wallMs: number;
  readonly processorMs: number;
}

/**
 * Executing and keeping against executing alone, the same messages in the same run. The chain makes its
 * blocks into a store on disk; then the executor, in this thread and with nothing around it, is given
 * each message with the same time, logical time and seed, and must come to the same states. Rounds of
 * the two take turns, so that both see the same machine.
 */
export async function measureLocalnetChain(): Promise<Measure[]> {
  const folder = mkdtempSync(join(tmpdir(), "localnet-bench-"));
  const store = openStore(join(folder, "chain"));
  const node = await openNode({
    genesis: GENESIS,
    store,
    tickMs: 1_000,
    onFault: (error) => {
      throw error;
    },
    machineClock: () => GENESIS.time,
  });
  try {
    return reportOf(await play(node, store));
  } finally {
    await node.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Round {
  readonly transactions: number;
  readonly submitting: Took;
  readonly mining: Took;
  readonly bare: Took;
}

async function play(node: Node, store: Store): Promise<readonly Round[]> {
  const crowd = Array.from({ length: CROWD }, (_, index) =>
    openWallet("v4r2", keysOf(GENESIS.seed, `crowd ${index}`), GENESIS),
  );
  await node.mine(1);
  await endow(node, crowd);
  const bare = await Bare.open(store);
  const rounds: Round[] = [];
  for (let number = 0; number < WARM_UP + ROUNDS; number += 1) {
    const messages = ordersOf(crowd, number);
    const since = store.blocks.head()?.seqno ?? 0;
    const submitting = await timed(async () => {
      for (const message of messages) await accepted(node, message);
    });
    const mining = await timed(() => node.mine(BLOCKS));
    const made = transactionsSince(store, since);
    if (made.length !== CROWD * (1 + PAYMENTS)) throw new Error(`a round made ${made.length} transactions`);
    const work = bare.prepare(made, since);
    const took = await timed(() => bare.run(work));
    bare.compare(made);
    if (number >= WARM_UP) rounds.push({ transactions: made.length, submitting, mining, bare: took });
  }
  return rounds;
}

async function endow(node: Node, crowd: readonly Wallet[]): Promise<void> {
  const { keys } = giverOf(GENESIS);
  const giver = openWallet("v5r1", keys, GENESIS);
  const payments = crowd.map(({ address }) => ({
    message: internal({ to: address, value: 10_000_000_000n, bounce: false }),
    mode: 3,
  }));
  await accepted(node, orderMessage(giver, { number: 0, now: GENESIS.time, payments }, false).toBoc());
  await node.mine(BLOCKS);
}

/** Everybody pays some others. */
function ordersOf(crowd: readonly Wallet[], number: number): readonly Uint8Array[] {
  return crowd.map((wallet, index) => {
    const payments = Array.from({ length: PAYMENTS }, (_, at) => ({
      message: internal({
        to: other(crowd, index, at + number),
        value: 1_000_000n,
        bounce: false,
        body: `${number}`,
      }),
      mode: 3,
    }));
    return orderMessage(wallet, { number, now: GENESIS.time, payments }, number === 0).toBoc();
  });
}

function other(crowd: readonly Wallet[], index: number, distance: number) {
  const wallet = crowd[(index + 1 + distance * 7) % crowd.length];
  if (wallet === undefined) throw new Error("the crowd is empty");
  return wallet.address;
}

async function accepted(node: Node, message: Uint8Array): Promise<void> {
  const verdict = await node.submit(message);
  if (verdict.kind === "refused") throw new Error(verdict.reason);
}

/** In the order in which they were made; those that the masterchain makes by itself are left out. */
function transactionsSince(store: Store, masterSeqno: number): readonly TransactionRecord[] {
  const last = store.blocks.head()?.seqno ?? 0;
  const made: TransactionRecord[] = [];
  for (let seqno = masterSeqno + 1; seqno <= last; seqno += 1) {
    for (const block of store.blocks.committedBy(seqno).toReversed())
      made.push(...store.transactions.ofBlock(block));
  }
  return made
    .filter(({ incoming }) => incoming !== null)
    .toSorted((one, next) => (one.lt === next.lt ? 0 : one.lt < next.lt ? -1 : 1));
}

async function timed(work: () => Promise<void>): Promise<Took> {
  const startMs = performance.now();
  const used = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(used);
  return { wallMs: performance.now() - startMs, processorMs: (user + system) / 1_000 };
}

function reportOf(rounds: readonly Round[]): Measure[] {
  const [{ transactions } = { transactions: 0 }] = rounds;
  const median = (of: (round: Round) => number) =>
    rounds.map(of).sort((a, b) => a - b)[rounds.length >> 1] ?? NaN;
  const rate = (of: (round: Round) => number) => transactions / (median(of) / 1_000);
  const row = (what: string, value: number, unit: string, budget: number | null = null) => ({
    what: `localnet: ${what}`,
    value,
    unit,
    budget,
  });
  return [
    row(
      "executed and indexed on disk",
      rate(({ mining }) => mining.wallMs),
      "transactions/s",
    ),
    row(
      "executed by the bare executor",
      rate(({ bare }) => bare.wallMs),
      "transactions/s",
    ),
    row(
      "a transaction executed and indexed, in times of executed",
      median(({ mining, bare }) => mining.wallMs / bare.wallMs),
      "",
      1 / LEAST_SHARE,
    ),
    row(
      "the same in processor time, all threads",
      median(({ mining, bare }) => mining.processorMs / bare.processorMs),
      "",
    ),
    row(
      "a message from outside until it is accepted",
      median(({ submitting }) => submitting.wallMs) / CROWD,
      "ms",
    ),
  ];
}
