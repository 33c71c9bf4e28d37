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
  Restart,
  TransactionRecord,
} from "../records";
import type { Database } from "./database";

/**
 * Everything final, and the mempool; `openStore` of `open.ts` makes one.
 *
 * Whole blocks: one masterchain block is one transaction of the database (`append.ts`), written ahead in
 * a log. After a kill at any moment there are whole blocks and nothing else; what `append` returned from
 * outlives the process, and after a loss of power the last few blocks may be gone as a whole.
 *
 * Any offset costs the same: an item's place in each list it is in is a row (`ranks.ts`), so a page is a
 * range of ranks. Several lists at once are cut at the same place by halving (`select.ts`). A list is in
 * the order of logical time, and then of arrival. Bounds of time become bounds of logical time, because
 * `append` refuses a block with a later time and an earlier logical time (`append-blocks.ts`).
 */
export interface Store {
  /** For the index, which has tables of its own in the same file. */
  readonly database: Database;
  /** All of them or none. */
  append(...blocks: readonly ChainBlock[]): void;
  /** Remembers an accepted message until a final transaction has received it. */
  keepMessage(normalizedHash: Hash, message: Uint8Array): void;
  /** No transaction will receive it. */
  forgetMessage(normalizedHash: Hash): void;
  /** Null for a store that has no block yet. */
  restart(): Restart | null;
  /** Small facts that must outlive the process, such as the genesis and the offset of the clock. */
  note(name: string): string | null;
  setNote(name: string, value: string): void;
  /** Writes all of it to a file as it is now. */
  copyTo(file: string): void;
  close(): void;
  readonly blocks: Blocks;
  readonly transactions: Transactions;
  readonly messages: Messages;
  readonly accounts: Accounts;
  readonly traces: Traces;
  readonly chain: ChainState;
}

/** A part of a list. Any offset costs the same, at any length of the list. */
export interface Page {
  readonly offset: number;
  readonly limit: number;
  readonly sort: "asc" | "desc";
}

/** Bounds include their ends. */
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
  /** By the logical time at which they begin, which is in the order of time too; `lt` bounds that. */
  list(filter: BlockFilter, page: Page): readonly BlockRecord[];
  byId(id: BlockId): BlockRecord | null;
  /** The newest masterchain block. */
  head(): BlockRecord | null;
  first(): BlockRecord | null;
  /** The newest block of each shard, as that masterchain block has it; the masterchain's is not among them. */
  shardsAt(masterSeqno: number): readonly BlockRecord[];
  /** Those that this masterchain block committed, itself first. */
  committedBy(masterSeqno: number): readonly BlockRecord[];
  /** Of a shard that contains the one named or equals it: the first block whose end is not before it. */
  atLt(workchain: number, shard: Shard, lt: bigint): BlockRecord | null;
  /** The last block that was made at that time or before. */
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

export interface ByMessage {
  /** The hash, or the normalized one. */
  readonly hashes?: readonly Hash[] | undefined;
  readonly bodyHash?: Hash | undefined;
  readonly opcode?: Opcode | undefined;
  readonly direction?: "in" | "out" | undefined;
}

export interface Transactions {
  /** By logical time. */
  list(filter: TransactionFilter, page: Page): readonly TransactionRecord[];
  byMessage(filter: ByMessage, page: Page): readonly TransactionRecord[];
  byHash(hash: Hash): TransactionRecord | null;
  /** The account's own, newest first, from this one on (itself included), or from its newest. */
  chainOf(account: Address, from: bigint | null, limit: number): readonly TransactionRecord[];
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

export interface PlacedMessage {
  readonly message: MessageRecord;
  /** The transaction that received it, and the one that sent it. */
  readonly inTransaction: Hash | null;
  readonly outTransaction: Hash | null;
}

export interface Messages {
  list(filter: MessageFilter, page: Page): readonly PlacedMessage[];
}

export interface Accounts {
  /** In the order asked; null for what was never seen. */
  now(addresses: readonly Address[]): readonly (AccountRecord | null)[];
  byCode(codeHashes: readonly Hash[], page: Page): readonly AccountRecord[];
  /** As that masterchain block left it. */
  at(address: Address, masterSeqno: number): AccountRecord | null;
  /** By balance, the largest first. */
  richest(page: Page): readonly AccountRecord[];
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
  /** Messages on their way. Zero means that the trace is complete. */
  readonly pendingMessages: number;
}

export interface Traces {
  /** By the end of the trace. */
  list(filter: TraceFilter, page: Page): readonly TraceRecord[];
  /** By logical time: the first one began it. */
  transactionsOf(ids: readonly Hash[]): ReadonlyMap<Hash, readonly TransactionRecord[]>;
}

export interface ChainState {
  configAt(masterSeqno: number): Uint8Array | null;
  libraries(hashes: readonly Hash[]): readonly LibraryRecord[];
  allLibraries(): readonly LibraryRecord[];
}
