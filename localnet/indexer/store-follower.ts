import type { Chain } from "../chain/chain";
import type { Store } from "../store/store";
import { indexActions } from "./actions/index-actions";
import { attempt } from "./attempt";
import { batchAfter, type BlockBatch } from "./block-batch";
import type { ChainView } from "./contract-view";
import { ContractReader } from "./contract-reader";
import { FAMILIES } from "./contract-families";
import { setSeqno, type Tables } from "./index-tables";

/** The least time between two runs, so that contracts changed by several blocks are read once. */
const PAUSE_MS = 500;
/** A new chain keeps all cores busy at first, so indexing starts some seconds later. */
const FIRST_DELAY_MS = 4_500;

/**
 * Indexes new blocks of the store, from where it stopped. A batch is one database transaction: after a kill
 * the next process repeats the unfinished batch.
 */
export class StoreFollower {
  readonly #store: Store;
  readonly #chain: Pick<Chain, "runGetMethod">;
  readonly #tables: Tables;
  readonly #contracts = new ContractReader(FAMILIES.flatMap(({ contracts }) => contracts));
  readonly #onFault: (error: unknown) => void;
  #work: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;
  /** When the last run ended; null before the first. */
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

  /** Resolves when all blocks have been indexed. */
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
      // For blocks that arrived after the store was last read, or whose indexing failed.
      if ((this.#store.blocks.head()?.seqno ?? 0) > this.#tables.seqno()) this.followSoon();
    }
  }

  followSoon(): void {
    if (this.#timer !== null || this.#ended) return;
    const isNew = this.#lastMs === null && this.#store.blocks.head() === null;
    this.#lastMs ??= isNew ? performance.now() + FIRST_DELAY_MS : Number.NEGATIVE_INFINITY;
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
      // Lets requests be answered between two batches.
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#ended ? null : batchAfter(this.#store, this.#tables.seqno());
      if (batch === null) return;
      await this.#indexBatch(batch);
    }
  }

  async #indexBatch(batch: BlockBatch): Promise<void> {
    const { accounts, transactions, last } = batch;
    const view = this.#viewAt(batch);
    const writes = await Promise.all(accounts.map((account) => this.#contracts.read(account, view)));
    const events = FAMILIES.flatMap((family) => family.events);
    this.#tables.database.transaction(() => {
      for (const write of writes.flat()) write(this.#tables);
      for (const transaction of transactions)
        for (const read of events) attempt(() => read(transaction, this.#tables))?.(this.#tables);
      indexActions(this.#store, this.#tables, batch);
      setSeqno(this.#tables, last.seqno);
    });
  }

  #viewAt({ last }: BlockBatch): ChainView {
    const config = this.#store.chain.configAt(last.seqno);
    if (config === null) throw new Error(`there is no config at block ${last.seqno}`);
    return {
      chain: this.#chain,
      environment: {
        config,
        libraries: this.#store.chain.allLibraries(),
        previousBlocks: this.#store.blocks.previousAt(last.seqno),
        now: last.generatedAt,
        lt: last.endLt,
      },
      accountAt: (address) => this.#store.accounts.at(address, last.seqno),
    };
  }
}
