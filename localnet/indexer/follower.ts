import type { Chain } from "../chain/chain";
import type { Store } from "../store/store";
import { tellActions } from "./actions/tell";
import { attempt } from "./attempt";
import { batchAfter, type Batch } from "./batch";
import type { View } from "./contract";
import { Contracts } from "./contracts";
import { FAMILIES } from "./families";
import { setSeqno, type Tables } from "./tables";

/** Contracts are asked once for all that happened to them in this time. Blocks are usually further apart. */
const PAUSE_MS = 500;
/** A new chain has more to do at first than there are cores: what it is about can wait some seconds. */
const HEAD_START_MS = 4_500;

/**
 * Takes in what the store has, from where it stopped the last time. A batch is one transaction of the
 * database: after a kill the next process goes on with the batch that was not done.
 */
export class Follower {
  readonly #store: Store;
  readonly #chain: Pick<Chain, "runGetMethod">;
  readonly #tables: Tables;
  readonly #contracts = new Contracts(FAMILIES.flatMap(({ contracts }) => contracts));
  readonly #onFault: (error: unknown) => void;
  #work: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** When it last took in something; null before it has looked at the store. */
  #lastMs: number | null = null;
  #ended = false;

  constructor(
    store: Store,
    chain: Pick<Chain, "runGetMethod">,
    tables: Tables,
    onFault: (error: unknown) => void,
  ) {
    this.#store = store;
    this.#chain = chain;
    this.#tables = tables;
    this.#onFault = onFault;
  }

  /** Resolves when it has taken in all that there is by then. */
  follow(): Promise<void> {
    this.#work ??= this.#followOnce();
    return this.#work;
  }

  async #followOnce(): Promise<void> {
    try {
      await this.#followAll();
    } catch (error) {
      this.#onFault(error);
    } finally {
      this.#work = null;
      this.#lastMs = performance.now();
      // What came when it had just looked for the last time, or could not be taken in.
      if ((this.#store.blocks.head()?.seqno ?? 0) > this.#tables.seqno()) this.followSoon();
    }
  }

  followSoon(): void {
    if (this.#timer !== null || this.#ended) return;
    const isNew = this.#lastMs === null && this.#store.blocks.head() === null;
    this.#lastMs ??= isNew ? performance.now() + HEAD_START_MS : Number.NEGATIVE_INFINITY;
    const waitMs = Math.max(0, this.#lastMs + PAUSE_MS - performance.now());
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.follow();
    }, waitMs);
  }

  async end(): Promise<void> {
    this.#ended = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#work;
  }

  async #followAll(): Promise<void> {
    for (;;) {
      // Whoever asks something meanwhile is answered between two batches.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#ended ? null : batchAfter(this.#store, this.#tables.seqno());
      if (batch === null) return;
      await this.#takeIn(batch);
    }
  }

  async #takeIn(batch: Batch): Promise<void> {
    const { accounts, transactions, last } = batch;
    const view = this.#viewAt(batch);
    const writes = await Promise.all(accounts.map((account) => this.#contracts.read(account, view)));
    const events = FAMILIES.flatMap((family) => family.events);
    this.#tables.database.transaction(() => {
      for (const write of writes.flat()) write(this.#tables);
      for (const transaction of transactions)
        for (const read of events) attempt(() => read(transaction, this.#tables))?.(this.#tables);
      tellActions(this.#store, this.#tables, batch);
      setSeqno(this.#tables, last.seqno);
    });
  }

  #viewAt({ last }: Batch): View {
    const config = this.#store.chain.configAt(last.seqno);
    if (config === null) throw new Error(`there is no config at block ${last.seqno}`);
    return {
      chain: this.#chain,
      around: {
        config,
        libraries: this.#store.chain.allLibraries(),
        now: last.generatedAt,
        lt: last.endLt,
      },
      accountAt: (address) => this.#store.accounts.at(address, last.seqno),
    };
  }
}
