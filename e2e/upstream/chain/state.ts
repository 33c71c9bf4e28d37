import type { InsertRows, RegistryList, Script } from "../script";
import { REGISTRY_LISTS } from "../script";

/** Transactions that arrived together, in one block of their own. */
export interface Batch {
  /** Counted from the first transaction that was ever inserted. */
  readonly first: number;
  readonly size: number;
  /** How many blocks after the original head. */
  readonly block: number;
  /** Whose they all are; null when it is left to the chain. */
  readonly account: string | null;
}

/** Numbers of registry rows that were inserted begin here, far above those that were always there. */
export const INSERTED_FROM = 1_000_000_000;

const isRegistry = (list: InsertRows["list"]): list is RegistryList =>
  REGISTRY_LISTS.some((name) => name === list);

/** What has happened to a chain since the test began; everything else about it follows from its seed. */
export class ChainState {
  advanced = 0;
  /** How many inserted transactions there will be when all that are on their way have arrived. */
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

  /** Blocks that should have come by now. There is no timer: time passes when somebody looks. */
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
    // Even numbers are the busy account's, odd ones the first parent's, as in the rows from the start.
    const from = INSERTED_FROM + 2 * numbers.length + (under === "owner" ? 0 : 1);
    for (let row = 0; row < rows; row += 1) numbers.push(from + 2 * row);
    this.#inserted.set(list, numbers);
  }
}
