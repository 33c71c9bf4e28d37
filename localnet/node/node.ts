import type { Chain, Genesis, ChainStep, SubmitVerdict } from "../chain/chain";
import { openChain } from "../chain/open-chain";
import { openIndex, type Index } from "../indexer/open-index";
import type { Store } from "../store/store";
import { openClock, type NetworkClock } from "./network-clock";
import { StepSaver } from "./step-saver";
import { PendingTransactions, type PendingSet } from "./pending-transactions";
import { Ticker, type BlockProducer } from "./block-producer";
import { UndeliverableMessages } from "./undeliverable-messages";

/** The local network: chain, store, index, clock and block producer. */
export interface Node {
  readonly genesis: Genesis;
  readonly store: Store;
  readonly chain: Chain;
  readonly index: Index;
  readonly pending: PendingSet;
  readonly clock: NetworkClock;
  readonly producer: BlockProducer;
  /** Unix time of the network's clock. */
  now(): number;
  /**
   * Accepted messages are stored before this resolves, so that they survive a restart. Up to `followers`
   * further transactions of the trace are emulated.
   */
  submit(message: Uint8Array, followers?: number): Promise<SubmitVerdict>;
  /**
   * Queues a valid message without emulating or storing it. After a restart the caller has to send it
   * again. Resolves to whether it was queued.
   */
  enqueue(message: Uint8Array): Promise<boolean>;
  /** Makes a block at that time, or at the time of the newest block if that is later. */
  step(now: number): Promise<ChainStep>;
  /** Like `step`, but resolves before the block is saved, so that the next one can be made meanwhile. */
  stepUnsaved(now: number): Promise<ChainStep>;
  /** Like `stepUnsaved`, but makes no block and resolves to null if every transaction is final already. */
  settle(now: number): Promise<ChainStep | null>;
  /** Resolves when all blocks requested so far are saved. */
  saved(): Promise<void>;
  /** Makes that many blocks without waiting for ticks. */
  mine(blocks: number): Promise<void>;
  close(): Promise<void>;
}

export interface NodeOptions {
  readonly genesis: Genesis;
  readonly store: Store;
  /** Milliseconds between blocks. The producer starts paused. */
  readonly tickMs: number;
  /** Called when a block could not be made (the next tick retries) or when a message is lost. */
  readonly onFault: (error: unknown) => void;
  /** System clock in Unix seconds. */
  readonly systemClock?: () => number;
}

export class StoreMismatch extends Error {}

const GENESIS_NOTE = "genesis";
/** Default number of emulated transactions; most traces are shorter. */
const FOLLOWERS = 32;

function identityOf({ seed, time, globalId }: Genesis): string {
  return JSON.stringify({ seed, time, globalId });
}

function checkGenesis(store: Store, genesis: Genesis): void {
  const stored = store.note(GENESIS_NOTE);
  const own = identityOf(genesis);
  if (stored !== null && stored !== own) {
    throw new StoreMismatch(`the store holds another network: it began as ${stored}, this one as ${own}`);
  }
  store.setNote(GENESIS_NOTE, own);
}

function systemSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

/** Opens the stored chain or creates a new one. The caller closes the store. */
export async function openNode(options: NodeOptions): Promise<Node> {
  const { genesis, store, tickMs, onFault, systemClock = systemSeconds } = options;
  checkGenesis(store, genesis);
  const undeliverable = new UndeliverableMessages(store);
  const storedRestart = store.restart();
  const restart = storedRestart === null ? null : undeliverable.removeFrom(storedRestart);
  const chain = await openChain(genesis, restart);
  const index = openIndex(store, chain, onFault);
  const pending = new PendingTransactions(chain);
  const clock = openClock(store, restart?.heads[0]?.generatedAt ?? genesis.time, systemClock);
  const saver = new StepSaver((steps) => {
    const head = store.blocks.head()?.seqno ?? 0;
    // Some of them are already stored if an earlier attempt failed halfway.
    store.append(...steps.flatMap(({ final }) => (final.blocks[0].seqno > head ? [final] : [])));
    for (const made of steps) {
      for (const hash of made.dropped) store.removeMempoolMessage(hash);
      undeliverable.add(made.undeliverable);
      pending.settle(made);
      for (const hash of made.undeliverable)
        onFault(new Error(`no transaction will receive the message ${hash}: the machine cannot run it`));
    }
    index.followSoon();
  });
  /** The chain makes the next block while the store still saves this one. */
  const saveLater = <Made extends ChainStep | null>(making: Promise<Made>): Promise<Made> => {
    saver.add(making, false);
    return making;
  };
  const step = async (time: number): Promise<ChainStep> => {
    // As long as blocks cannot be saved, no more are made.
    saver.retry();
    const making = chain.step(time);
    saver.add(making, true);
    await saver.saved;
    return await making;
  };
  // Index the blocks that were saved but not indexed before the last stop.
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
      saver.retry();
      const verdict = await chain.submit(message, followers);
      if (verdict.kind === "refused") return verdict;
      const { traceExternalHash } = verdict.pending;
      if (traceExternalHash !== null) store.addMempoolMessage(traceExternalHash, message);
      pending.add(verdict);
      return verdict;
    },
    async enqueue(message) {
      saver.retry();
      return chain.enqueue(message);
    },
    step,
    async stepUnsaved(time) {
      saver.retry();
      return saveLater(chain.step(time));
    },
    async settle(time) {
      saver.retry();
      return saveLater(chain.settle(time));
    },
    saved: () => saver.saved,
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
      await saver.saved.catch(() => null);
      await index.end();
      await chain.close();
    },
  };
}
