import type { Address } from "@/lib/ton/address/address";
import type { BlockId } from "@/lib/ton/block/block";
import type { Hash } from "@/lib/ton/value/hash";
import type { Opcode } from "@/lib/ton/contract/opcode";

/**
 * Final data that the chain hands to the store, one masterchain block at a time. The API answers
 * questions about the past from these records, without executing transactions again.
 */
export interface ChainBlock {
  /** The masterchain's block first, then the shard blocks that it commits. */
  readonly blocks: readonly [BlockRecord, ...BlockRecord[]];
  /** By logical time. */
  readonly transactions: readonly TransactionRecord[];
  /** Changed accounts in their state after this block, each once. */
  readonly accounts: readonly AccountRecord[];
  /** Libraries published or removed by masterchain accounts. */
  readonly libraries: readonly LibraryRecord[];
  /** The new network config as a BoC, or null if this block does not change it. */
  readonly config: Uint8Array | null;
}

export interface BlockRecord extends BlockId {
  readonly rootHash: Hash;
  readonly fileHash: Hash;
  readonly masterSeqno: number;
  readonly previous: readonly (BlockId & { readonly rootHash: Hash; readonly fileHash: Hash })[];
  /** Seconds since 1970. */
  readonly generatedAt: number;
  readonly startLt: bigint;
  readonly endLt: bigint;
  readonly transactions: number;
  readonly globalId: number;
  readonly version: number;
  readonly flags: number;
  readonly keyBlock: boolean;
  readonly afterMerge: boolean;
  readonly afterSplit: boolean;
  readonly beforeSplit: boolean;
  readonly wantMerge: boolean;
  readonly wantSplit: boolean;
  readonly validatorListHashShort: number;
  readonly catchainSeqno: number;
  readonly minRefMasterSeqno: number;
  readonly previousKeyBlock: number;
  readonly randSeed: Hash;
  readonly createdBy: Hash;
  /** The block header as a BoC. */
  readonly header: Uint8Array;
}

export interface AccountRecord {
  readonly address: Address;
  readonly status: AccountStatus;
  readonly balance: bigint;
  readonly extraCurrencies: ReadonlyMap<number, bigint>;
  /** Hash of the account state, as transactions refer to it before and after. */
  readonly stateHash: Hash;
  readonly codeHash: Hash | null;
  readonly dataHash: Hash | null;
  readonly frozenHash: Hash | null;
  readonly lastLt: bigint;
  readonly lastHash: Hash;
  /** `ShardAccount` as a BoC, the form that the executor takes. */
  readonly shardAccount: Uint8Array;
}

export type AccountStatus = "nonexist" | "uninit" | "active" | "frozen";

/** The part of an account state that a transaction carries, before and after. */
export type StateRecord = Pick<
  AccountRecord,
  "stateHash" | "status" | "balance" | "extraCurrencies" | "codeHash" | "dataHash" | "frozenHash"
>;

export interface TransactionRecord {
  readonly hash: Hash;
  readonly account: Address;
  readonly lt: bigint;
  readonly now: number;
  readonly block: BlockId;
  readonly masterSeqno: number;
  readonly previousHash: Hash;
  readonly previousLt: bigint;
  readonly originalStatus: AccountStatus;
  readonly endStatus: AccountStatus;
  readonly totalFees: bigint;
  /** In v3 JSON form with the keys in the service's order, rendered once when the transaction is executed. */
  readonly description: object;
  readonly aborted: boolean;
  /** Hash of the transaction that began the trace. */
  readonly traceId: Hash;
  /** Normalized hash of the external message that began the trace, or null. */
  readonly traceExternalHash: Hash | null;
  readonly incoming: MessageRecord | null;
  readonly outgoing: readonly MessageRecord[];
  readonly before: StateRecord;
  readonly after: StateRecord;
  /** The transaction as a BoC. */
  readonly boc: Uint8Array;
}

export interface MessageRecord {
  readonly hash: Hash;
  /** Of external messages, if it differs from `hash`. */
  readonly normalizedHash: Hash | null;
  readonly source: Address | null;
  readonly destination: Address | null;
  readonly value: bigint | null;
  readonly extraCurrencies: ReadonlyMap<number, bigint>;
  readonly forwardFee: bigint | null;
  readonly importFee: bigint | null;
  readonly extraFlags: bigint | null;
  readonly createdLt: bigint | null;
  readonly createdAt: number | null;
  readonly ihrDisabled: boolean | null;
  readonly bounce: boolean | null;
  readonly bounced: boolean | null;
  readonly opcode: Opcode | null;
  readonly bodyHash: Hash;
  readonly body: Uint8Array;
  readonly initHash: Hash | null;
  readonly init: Uint8Array | null;
  /** The whole message as a BoC. */
  readonly boc: Uint8Array;
}

export interface LibraryRecord {
  readonly hash: Hash;
  /** Null when no account publishes it any more. */
  readonly cells: Uint8Array | null;
}

/** A masterchain block as contracts see it. */
export type MasterBlockRef = Pick<BlockRecord, "seqno" | "rootHash" | "fileHash">;

/** The masterchain blocks that contracts can read; newest first, without the zero state. */
export interface PreviousBlocks {
  /** The last ones. */
  readonly recent: readonly MasterBlockRef[];
  /** The last ones whose seqno is a multiple of 100. */
  readonly hundreds: readonly MasterBlockRef[];
  /** The last key block; null before the first. */
  readonly key: MasterBlockRef | null;
}

/** State that a chain needs to continue after its last complete block. */
export interface Restart {
  /** The newest masterchain block and the newest block of every shard that it commits. */
  readonly heads: readonly BlockRecord[];
  readonly previousBlocks: PreviousBlocks;
  readonly config: Uint8Array;
  readonly accounts: readonly AccountRecord[];
  readonly libraries: readonly LibraryRecord[];
  /** Internal messages that no final transaction has received, with their trace. */
  readonly undelivered: readonly UndeliveredMessage[];
  /** Accepted external messages that are in no final transaction. */
  readonly mempool: readonly Uint8Array[];
}

export interface UndeliveredMessage {
  readonly boc: Uint8Array;
  readonly traceId: Hash;
  readonly traceExternalHash: Hash | null;
}
