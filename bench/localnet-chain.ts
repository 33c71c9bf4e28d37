import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { internal } from "@ton/core";
import { keysOf } from "../localnet/chain/key-pairs";
import { giverOf } from "../localnet/chain/giver";
import { openNode, type Node } from "../localnet/node/node";
import type { TransactionRecord } from "../localnet/chain-records";
import { openWallet, orderMessage, type Wallet } from "../localnet/scenario/wallet";
import { openStore } from "../localnet/store/open-store";
import type { Store } from "../localnet/store/store";
import { BareExecutor } from "./bare-executor";
import type { Measure } from "./main";

const GENESIS = { seed: "bench", time: 1_800_000_000, globalId: -3 };
const WALLETS = 120;
const PAYMENTS = 3;
const WARM_UP = 2;
const ROUNDS = 5;
/** Messages sent in a round are final after this many blocks. */
const BLOCKS = 5;
/** The chain must reach at least this share of the rate of the bare executor. */
const MIN_SHARE = 0.7;

interface Duration {
  readonly wallMs: number;
  readonly processorMs: number;
}

/**
 * Compares executing and saving with executing alone, on the same messages. First the chain makes blocks
 * into a store on disk. Then the bare executor runs in this thread on each message with the same time, lt
 * and seed, and must reach the same states. The two alternate, so that both see the same machine load.
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
    systemClock: () => GENESIS.time,
  });
  try {
    return reportOf(await runRounds(node, store));
  } finally {
    await node.close();
    store.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Round {
  readonly transactions: number;
  readonly submitting: Duration;
  readonly mining: Duration;
  readonly bare: Duration;
}

async function runRounds(node: Node, store: Store): Promise<readonly Round[]> {
  const wallets = Array.from({ length: WALLETS }, (_, index) =>
    openWallet("v4r2", keysOf(GENESIS.seed, `crowd ${index}`), GENESIS),
  );
  await node.mine(1);
  await fundWallets(node, wallets);
  const bare = await BareExecutor.open(store);
  const rounds: Round[] = [];
  for (let number = 0; number < WARM_UP + ROUNDS; number += 1) {
    const messages = ordersOf(wallets, number);
    const since = store.blocks.head()?.seqno ?? 0;
    const submitting = await timed(async () => {
      for (const message of messages) await accepted(node, message);
    });
    const mining = await timed(() => node.mine(BLOCKS));
    const made = transactionsSince(store, since);
    if (made.length !== WALLETS * (1 + PAYMENTS)) throw new Error(`a round made ${made.length} transactions`);
    const work = bare.prepare(made, since);
    const bareDuration = await timed(() => bare.run(work));
    bare.compare(made);
    if (number >= WARM_UP) rounds.push({ transactions: made.length, submitting, mining, bare: bareDuration });
  }
  return rounds;
}

async function fundWallets(node: Node, wallets: readonly Wallet[]): Promise<void> {
  const { keys } = giverOf(GENESIS);
  const giver = openWallet("v5r1", keys, GENESIS);
  const payments = wallets.map(({ address }) => ({
    message: internal({ to: address, value: 10_000_000_000n, bounce: false }),
    mode: 3,
  }));
  await accepted(node, orderMessage(giver, { number: 0, now: GENESIS.time, payments }, false).toBoc());
  await node.mine(BLOCKS);
}

/** Each wallet pays some others. */
function ordersOf(wallets: readonly Wallet[], number: number): readonly Uint8Array[] {
  return wallets.map((wallet, index) => {
    const payments = Array.from({ length: PAYMENTS }, (_, at) => ({
      message: internal({
        to: recipient(wallets, index, at + number),
        value: 1_000_000n,
        bounce: false,
        body: `${number}`,
      }),
      mode: 3,
    }));
    return orderMessage(wallet, { number, now: GENESIS.time, payments }, number === 0).toBoc();
  });
}

function recipient(wallets: readonly Wallet[], index: number, distance: number) {
  const wallet = wallets[(index + 1 + distance * 7) % wallets.length];
  if (wallet === undefined) throw new Error("there are no wallets");
  return wallet.address;
}

async function accepted(node: Node, message: Uint8Array): Promise<void> {
  const verdict = await node.submit(message);
  if (verdict.kind === "refused") throw new Error(verdict.reason);
}

/** In execution order, without ticks and tocks. */
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

async function timed(work: () => Promise<void>): Promise<Duration> {
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
      1 / MIN_SHARE,
    ),
    row(
      "the same in processor time, all threads",
      median(({ mining, bare }) => mining.processorMs / bare.processorMs),
      "",
    ),
    row(
      "a message from outside until it is accepted",
      median(({ submitting }) => submitting.wallMs) / WALLETS,
      "ms",
    ),
  ];
}
