import type { Address } from "@/lib/ton/address/address";
import type { BlockId } from "@/lib/ton/block/block";
import type { Hash } from "@/lib/ton/value/hash";
import type { Opcode } from "@/lib/ton/contract/opcode";
import type { Shard } from "@/lib/ton/block/shard";
import type {
  AccountRecord,
  BlockRecord,
  ChainBlock,
  LibraryRecord,
  MessageRecord,
  PreviousBlocks,
  Restart,
  TransactionRecord,
} from "../chain-records";
import type { Database } from "./database";

/**
 * Everything final, and the mempool; opened with `openStore` (`open-store.ts`).
 *
 * Atomic blocks: a masterchain block is written in one database transaction (`appender.ts`) with a
 * write-ahead log. After a kill there are only whole blocks, and every block for which `append` returned
 * is there; a power loss may remove the last few blocks, each as a whole.
 *
 * Any offset costs the same: the rank of an item in each of its lists is a row (`list-ranks.ts`), so a page is
 * a range of ranks. Several lists at once are cut at the same place by binary search (`page-selection.ts`).
 * Lists are sorted by logical time, then by order of arrival. Time bounds become logical time bounds, because
 * `append` rejects a block with a later time and an earlier logical time (`append-blocks.ts`).
 */
export interface Store {
  /** For the indexer, which has its own tables in the same file. */
  readonly database: Database;
  /** Appends all of the blocks or none. */
  append(...blocks: readonly ChainBlock[]): void;
  /** Keeps an accepted message until a final transaction receives it. */
  addMempoolMessage(normalizedHash: Hash, message: Uint8Array): void;
  /** For a message that no transaction will receive. */
  removeMempoolMessage(normalizedHash: Hash): void;
  /** Null for a store that has no block yet. */
  restart(): Restart | null;
  /** Small values that must outlive the process, such as the genesis and the clock offset. */
  note(name: string): string | null;
  setNote(name: string, value: string): void;
  /** Writes a copy of the store to a file. */
  copyTo(file: string): void;
  close(): void;
  readonly blocks: Blocks;
  readonly transactions: Transactions;
  readonly messages: Messages;
  readonly accounts: Accounts;
  readonly traces: Traces;
  readonly chain: ChainState;
}

/** A part of a list. Any offset costs the same at any length of the list. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly sort: "asc" | "desc";
}

/** Both bounds are inclusive. */
export interface Range<T> {
  readonly from?: T | undefined;
  readonly to?: T | undefined;
}

export interface BlockFilter {
  readonly workchain?: number | undefined;
  readonly shard?: Shard | undefined;
  readonly seqno?: number | undefined;
  readonly rootHash?: Hash | undefined;
  readonly fileHash?: Hash | undefined;
  readonly masterSeqno?: number | undefined;
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

export interface Blocks {
  /** By start lt, which is also the order of time; `lt` bounds the start lt. */
  list(filter: BlockFilter, page: Page): readonly BlockRecord[];
  byId(id: BlockId): BlockRecord | null;
  /** The newest masterchain block. */
  head(): BlockRecord | null;
  first(): BlockRecord | null;
  /** The newest block of each shard at that masterchain block, without the masterchain itself. */
  shardsAt(masterSeqno: number): readonly BlockRecord[];
  /** The blocks that contracts can read after that masterchain block. */
  previousAt(masterSeqno: number): PreviousBlocks;
  /** The blocks that this masterchain block committed, itself first. */
  committedBy(masterSeqno: number): readonly BlockRecord[];
  /** In this shard or one that contains it: the first block that does not end before `lt`. */
  atLt(workchain: number, shard: Shard, lt: bigint): BlockRecord | null;
  /** The last block generated at or before that time. */
  atTime(workchain: number, shard: Shard, time: number): BlockRecord | null;
}

export interface TransactionFilter {
  readonly accounts?: readonly Address[] | undefined;
  readonly excludedAccounts?: readonly Address[] | undefined;
  readonly workchain?: number | undefined;
  readonly shard?: Shard | undefined;
  readonly seqno?: number | undefined;
  readonly masterSeqno?: number | undefined;
  readonly hash?: Hash | undefined;
  readonly at?: bigint | undefined;
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

export interface MessageCondition {
  /** Plain or normalized hashes. */
  readonly hashes?: readonly Hash[] | undefined;
  readonly bodyHash?: Hash | undefined;
  readonly opcode?: Opcode | undefined;
  readonly direction?: "in" | "out" | undefined;
}

export interface Transactions {
  /** By logical time. */
  list(filter: TransactionFilter, page: Page): readonly TransactionRecord[];
  byMessage(filter: MessageCondition, page: Page): readonly TransactionRecord[];
  byHash(hash: Hash): TransactionRecord | null;
  /** Transactions of an account, newest first, from the one at `from` (inclusive) or from the newest. */
  historyOf(account: Address, from: bigint | null, limit: number): readonly TransactionRecord[];
  ofBlock(id: BlockId): readonly TransactionRecord[];
  count(): number;
}

export interface MessageFilter {
  readonly hashes?: readonly Hash[] | undefined;
  readonly bodyHash?: Hash | undefined;
  readonly source?: Address | "none" | undefined;
  readonly destination?: Address | "none" | undefined;
  readonly opcode?: Opcode | undefined;
  readonly direction?: "in" | "out" | undefined;
  readonly excludeExternals?: boolean | undefined;
  readonly onlyExternals?: boolean | undefined;
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

export interface LocatedMessage {
  readonly message: MessageRecord;
  /** The transactions that received and sent the message. */
  readonly inTransaction: Hash | null;
  readonly outTransaction: Hash | null;
}

export interface Messages {
  list(filter: MessageFilter, page: Page): readonly LocatedMessage[];
}

export interface Accounts {
  /** In the order of `addresses`; null for an account that has never been seen. */
  now(addresses: readonly Address[]): readonly (AccountRecord | null)[];
  byCode(codeHashes: readonly Hash[], page: Page): readonly AccountRecord[];
  /** The state of an account after that masterchain block. */
  at(address: Address, masterSeqno: number): AccountRecord | null;
  /** `desc` has the largest balance first. */
  byBalance(page: Page): readonly AccountRecord[];
}

export interface TraceFilter {
  readonly account?: Address | undefined;
  readonly traceIds?: readonly Hash[] | undefined;
  readonly transactionHashes?: readonly Hash[] | undefined;
  readonly messageHashes?: readonly Hash[] | undefined;
  readonly masterSeqno?: number | undefined;
  readonly time?: Range<number> | undefined;
  readonly lt?: Range<bigint> | undefined;
}

export interface TraceRecord {
  readonly id: Hash;
  readonly externalHash: Hash | null;
  readonly startLt: bigint;
  readonly endLt: bigint;
  readonly startTime: number;
  readonly endTime: number;
  readonly masterSeqnoStart: number;
  readonly masterSeqnoEnd: number;
  readonly transactions: number;
  readonly messages: number;
  /** Undelivered messages; zero means that the trace is complete. */
  readonly pendingMessages: number;
}

export interface Traces {
  /** By the logical time at which the trace ended. */
  list(filter: TraceFilter, page: Page): readonly TraceRecord[];
  /** By logical time; the first transaction is the root of the trace. */
  transactionsOf(ids: readonly Hash[]): ReadonlyMap<Hash, readonly TransactionRecord[]>;
}

export interface ChainState {
  configAt(masterSeqno: number): Uint8Array | null;
  libraries(hashes: readonly Hash[]): readonly LibraryRecord[];
  allLibraries(): readonly LibraryRecord[];
}
