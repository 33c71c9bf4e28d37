import { formatFriendly } from "../../../lib/ton/address/address";
import { parseAddress } from "../../../lib/ton/address/read-address";
import type { ListName, Script } from "../script";
import { STANDARD_ROWS } from "../script";
import { Identities } from "./chain-identities";
import { ChainState, type Batch } from "./chain-state";

/** The newest masterchain block of a new chain. */
export const HEAD = 50_000_000;
export const TRANSACTIONS_PER_BLOCK = 4;
const BLOCK_SECONDS = 3;
const LT_PER_BLOCK = 10_000_000;
const LT_PER_TRANSACTION = 10;
const OLD_TRANSACTIONS = 3_000_000;
/** Number of accounts beside the busy one: a prime, so that each gets transactions. */
export const OTHER_ACCOUNTS = 239;

/** The current chain of a network. Transactions are numbered from the oldest, without gaps. */
export class Chain {
  readonly ids: Identities;
  readonly #oldest: number;

  constructor(
    readonly network: string,
    readonly script: Script,
    readonly state: ChainState,
    /** When the network was first used, in Unix seconds. */
    readonly since: number,
  ) {
    this.ids = new Identities(script.seed ?? network);
    this.#oldest = this.perTrace * Math.ceil(OLD_TRANSACTIONS / this.perTrace);
  }

  get perTrace(): number {
    return this.script.transactionsPerTrace;
  }

  get isTestnet(): boolean {
    return this.script.testnet ?? this.network === "testnet";
  }

  get head(): number {
    return HEAD + this.state.advanced;
  }

  /** Number of the newest transaction of a new chain. */
  get newestOriginal(): number {
    return this.#oldest - 1;
  }

  get newest(): number {
    return this.newestOriginal + this.state.insertedTransactions;
  }

  /** Pending transactions have the numbers after the newest one. */
  get newestPending(): number {
    return Math.max(this.newest, this.newestOriginal + this.state.pendingUntil);
  }

  isPending(transaction: number): boolean {
    return transaction > this.newest;
  }

  rowsOf(list: ListName): number {
    return this.script.lists[list] ?? STANDARD_ROWS;
  }

  utime(seqno: number): number {
    const { headTime, ticking } = this.script;
    const head = headTime === "now" ? this.since : headTime;
    const seconds = seqno > HEAD && ticking !== null ? ticking.everyMs / 1_000 : BLOCK_SECONDS;
    return head + Math.floor((seqno - HEAD) * seconds);
  }

  blockStartLt(seqno: number): number {
    return seqno * LT_PER_BLOCK;
  }

  blockEndLt(seqno: number): number {
    return (seqno + 1) * LT_PER_BLOCK - 1;
  }

  /** The masterchain block of a transaction. */
  seqnoOf(transaction: number): number {
    return this.#place(transaction).seqno;
  }

  lt(transaction: number): number {
    const { seqno, at } = this.#place(transaction);
    return this.blockStartLt(seqno) + at * LT_PER_TRANSACTION + 1;
  }

  now(transaction: number): number {
    return this.utime(this.seqnoOf(transaction));
  }

  /** Numbers of the transactions in a masterchain block and the shard blocks that it commits. */
  transactionsIn(seqno: number): readonly number[] {
    const batch = this.state.batches.find(({ block }) => HEAD + block === seqno);
    if (batch !== undefined) return range(this.newestOriginal + 1 + batch.first, batch.size);
    if (seqno > HEAD) return [];
    const last = this.newestOriginal - (HEAD - seqno) * TRANSACTIONS_PER_BLOCK;
    const first = Math.max(0, last - TRANSACTIONS_PER_BLOCK + 1);
    return range(first, last - first + 1);
  }

  traceOf(transaction: number): number {
    return Math.floor(transaction / this.perTrace);
  }

  /** Position of a transaction in its trace; the first is caused by an external message. */
  positionOf(transaction: number): number {
    return transaction % this.perTrace;
  }

  /** The transaction that sent the message which caused this one. */
  parentOf(transaction: number): number | null {
    const position = this.positionOf(transaction);
    return position === 0 ? null : transaction - position + Math.floor((position - 1) / 2);
  }

  /** The transactions caused by this one's messages. */
  childrenOf(transaction: number): readonly number[] {
    const position = this.positionOf(transaction);
    const root = transaction - position;
    return [2 * position + 1, 2 * position + 2].filter((at) => at < this.perTrace).map((at) => root + at);
  }

  /** Number of the transaction's wallet. Every other trace begins with the busiest wallet, number 0. */
  walletOf(transaction: number): number {
    const busy = this.traceOf(transaction) % 2 === 0 && this.positionOf(transaction) % 2 === 0;
    return busy ? 0 : 1 + (transaction % OTHER_ACCOUNTS);
  }

  accountOf(transaction: number): string {
    return this.scriptedAccount(transaction) ?? this.ids.address("wallet", this.walletOf(transaction));
  }

  /** Whether a transaction belongs to one of the accounts; cheap, since long lists are filtered with it. */
  isOf(accounts: readonly string[]): (transaction: number) => boolean {
    const wallets = new Set(accounts.map((account) => this.ids.numberOfAddress("wallet", account)));
    return (transaction) => {
      const scripted = this.scriptedAccount(transaction);
      return scripted === null ? wallets.has(this.walletOf(transaction)) : accounts.includes(scripted);
    };
  }

  /** The account that a script set for inserted or pending transactions. */
  scriptedAccount(transaction: number): string | null {
    if (this.isPending(transaction)) return this.script.pending?.account ?? null;
    return this.#batchOf(transaction)?.account ?? null;
  }

  friendly(address: string, bounceable: boolean): string {
    return formatFriendly(parseAddress(address), { bounceable, testnet: this.isTestnet });
  }

  #batchOf(transaction: number): Batch | undefined {
    const inserted = transaction - this.newestOriginal - 1;
    if (inserted < 0) return undefined;
    return this.state.batches.find(({ first, size }) => inserted >= first && inserted < first + size);
  }

  #place(transaction: number): { readonly seqno: number; readonly at: number } {
    const back = this.newestOriginal - transaction;
    if (back >= 0) {
      const at = TRANSACTIONS_PER_BLOCK - 1 - (back % TRANSACTIONS_PER_BLOCK);
      return { seqno: HEAD - Math.floor(back / TRANSACTIONS_PER_BLOCK), at };
    }
    const batch = this.#batchOf(transaction);
    if (batch === undefined) return { seqno: this.head + 1, at: transaction - this.newest - 1 };
    return { seqno: HEAD + batch.block, at: -back - 1 - batch.first };
  }
}

function range(first: number, size: number): readonly number[] {
  return Array.from({ length: size }, (_, at) => first + at);
}
