import type { InsertRows, RegistryList, Script } from "../script";
import { REGISTRY_LISTS } from "../script";

/** Transactions that were inserted together, in one block. */
export interface Batch {
  /** Index among all inserted transactions. */
  readonly first: number;
  readonly size: number;
  /** Blocks after the head of a new chain. */
  readonly block: number;
  /** The account of all of them; null for the usual distribution. */
  readonly account: string | null;
}

/** Inserted registry rows are numbered from here, far above those of a new chain. */
export const INSERTED_FROM = 1_000_000_000;

const isRegistry = (list: InsertRows["list"]): list is RegistryList =>
  REGISTRY_LISTS.some((name) => name === list);

/** Changes to a chain since the test began. Everything else is derived from its seed. */
export class ChainState {
  advanced = 0;
  /** Number of inserted transactions once all pending ones have arrived. */
  pendingUntil = 0;
  readonly batches: Batch[] = [];
  readonly #inserted = new Map<RegistryList, number[]>();
  #ticksFrom = 0;

  get insertedTransactions(): number {
    const last = this.batches.at(-1);
    return last === undefined ? 0 : last.first + last.size;
  }

  /** Newest last. */
  inserted(list: RegistryList): readonly number[] {
    return this.#inserted.get(list) ?? [];
  }

  insert({ list, rows, account, under }: InsertRows, transactionsPerTrace: number): void {
    if (list === "blocks") this.advance(Math.ceil(rows / 3));
    else if (isRegistry(list)) this.#register(list, rows, under);
    else this.#arrive(list === "traces" || list === "actions" ? rows * transactionsPerTrace : rows, account);
  }

  advance(blocks: number): void {
    this.advanced += blocks;
  }

  startTicking(now: number): void {
    this.#ticksFrom = now;
  }

  /** Adds the blocks that are due. Called on each request: there is no timer. */
  advanceTo(ticking: Script["ticking"], now: number): void {
    if (ticking === null) return;
    const ticks = Math.floor((now - this.#ticksFrom) / ticking.everyMs);
    this.#ticksFrom += ticks * ticking.everyMs;
    for (let tick = 0; tick < ticks; tick += 1) {
      if (ticking.transactions > 0) this.#arrive(ticking.transactions, null);
      else this.advance(1);
    }
  }

  #arrive(size: number, account: string | null): void {
    this.advance(1);
    this.batches.push({ first: this.insertedTransactions, size, block: this.advanced, account });
  }

  #register(list: RegistryList, rows: number, under: InsertRows["under"]): void {
    const numbers = this.#inserted.get(list) ?? [];
    // Even numbers belong to the busy account, odd ones to the first parent, as in a new chain.
    const from = INSERTED_FROM + 2 * numbers.length + (under === "owner" ? 0 : 1);
    for (let row = 0; row < rows; row += 1) numbers.push(from + 2 * row);
    this.#inserted.set(list, numbers);
  }
}
