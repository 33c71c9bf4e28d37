import type { Chain, Genesis, Step, Verdict } from "../chain/chain";
import { openChain } from "../chain/open";
import { openIndex, type Index } from "../indexer/index";
import type { Store } from "../store/store";
import { openClock, type Clock } from "./clock";
import { Keeper } from "./keeper";
import { Pending, type PendingSet } from "./pending";
import { Ticker, type Producer } from "./producer";
import { Undeliverable } from "./undeliverable";

/** A whole network in one object: what it was, what it is, and the way to change it. */
export interface Node {
  readonly genesis: Genesis;
  readonly store: Store;
  readonly chain: Chain;
  readonly index: Index;
  readonly pending: PendingSet;
  readonly clock: Clock;
  readonly producer: Producer;
  /** Seconds since 1970, by the network's clock. */
  now(): number;
  /**
   * An accepted message is kept before the answer: it outlives the process. Of what would follow from it
   * so much is tried; the usual number when nothing is said.
   */
  submit(message: Uint8Array, followers?: number): Promise<Verdict>;
  /**
   * The same without trying it first, for what is known to be good. Whether it waits for the next blocks.
   * It does not outlive the process by itself: whoever gives it gives it again.
   */
  take(message: Uint8Array): Promise<boolean>;
  /** Makes a block of that time, or of the newest block's if that is later. */
  step(now: number): Promise<Step>;
  /** The same, but it is there as soon as the chain has made it: it is kept while the next one is made. */
  make(now: number): Promise<Step>;
  /** The same, unless every transaction is final by then: null if it is. */
  settle(now: number): Promise<Step | null>;
  /** When all blocks are kept that were asked for by now. */
  kept(): Promise<void>;
  /** Makes so many blocks at once. */
  mine(blocks: number): Promise<void>;
  close(): Promise<void>;
}

export interface NodeOptions {
  readonly genesis: Genesis;
  readonly store: Store;
  /** Milliseconds between blocks. The producer waits until it is resumed. */
  readonly tickMs: number;
  /** Told when a block could not be made, and the next tick tries again; or when a message is lost. */
  readonly onFault: (error: unknown) => void;
  /** The machine's clock, in seconds since 1970. */
  readonly machineClock?: () => number;
}

export class ForeignStore extends Error {}

const GENESIS_NOTE = "genesis";
/** Most traces are shorter. */
const FOLLOWERS = 32;

function identityOf({ seed, time, globalId }: Genesis): string {
  return JSON.stringify({ seed, time, globalId });
}

function claim(store: Store, genesis: Genesis): void {
  const known = store.note(GENESIS_NOTE);
  const own = identityOf(genesis);
  if (known !== null && known !== own) {
    throw new ForeignStore(`the store holds another network: it began as ${known}, this one as ${own}`);
  }
  store.setNote(GENESIS_NOTE, own);
}

function machineSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Goes on with the chain that the store holds, or begins one. The store belongs to the caller. */
export async function openNode(options: NodeOptions): Promise<Node> {
  const { genesis, store, tickMs, onFault, machineClock = machineSeconds } = options;
  claim(store, genesis);
  const undeliverable = new Undeliverable(store);
  const stored = store.restart();
  const restart = stored === null ? null : undeliverable.leaveOut(stored);
  const chain = await openChain(genesis, restart);
  const index = openIndex(store, chain, onFault);
  const pending = new Pending(chain);
  const clock = openClock(store, restart?.heads[0]?.generatedAt ?? genesis.time, machineClock);
  const keeper = new Keeper((steps) => {
    store.append(...steps.map(({ final }) => final));
    for (const made of steps) {
      for (const hash of made.dropped) store.forgetMessage(hash);
      undeliverable.add(made.undeliverable);
      pending.settle(made);
      for (const hash of made.undeliverable)
        onFault(new Error(`no transaction will receive the message ${hash}: the machine cannot run it`));
    }
    index.followSoon();
  });
  /** The chain makes the next block while the store still keeps this one. */
  const keepWhenMade = <Made extends Step | null>(making: Promise<Made>): Promise<Made> => {
    keeper.add(making, false);
    return making;
  };
  const step = async (time: number): Promise<Step> => {
    const making = chain.step(time);
    keeper.add(making, true);
    await keeper.kept;
    return await making;
  };
  // What the last process did not come to.
  index.followSoon();
  const ticker = new Ticker(() => step(clock.now()), tickMs, onFault);

  return {
    genesis,
    store,
    chain,
    index,
    pending,
    clock,
    producer: ticker,
    now: () => clock.now(),
    async submit(message, followers = FOLLOWERS) {
      const verdict = await chain.submit(message, followers);
      if (verdict.kind === "refused") return verdict;
      const { traceExternalHash } = verdict.pending;
      if (traceExternalHash !== null) store.keepMessage(traceExternalHash, message);
      pending.add(verdict);
      return verdict;
    },
    take: (message) => chain.take(message),
    step,
    make: (time) => keepWhenMade(chain.step(time)),
    settle: (time) => keepWhenMade(chain.settle(time)),
    kept: () => keeper.kept,
    async mine(blocks) {
      let before: Promise<unknown> = Promise.resolve();
      for (let made = 0; made < blocks; made += 1) {
        const next = step(clock.now());
        next.catch(() => null);
        await before;
        before = next;
      }
      await before;
    },
    async close() {
      ticker.pause();
      await keeper.kept.catch(() => null);
      await index.end();
      await chain.close();
    },
  };
}
