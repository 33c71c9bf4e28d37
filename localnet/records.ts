import type { Address } from "@/lib/ton/address/address";
import type { BlockId } from "@/lib/ton/block/block";
import type { Hash } from "@/lib/ton/value/hash";
import type { Opcode } from "@/lib/ton/contract/opcode";

/**
 * What the chain hands to whoever keeps it: whole masterchain blocks as rows. Everything in them is
 * final, and everything that the interfaces tell of the past is made from them; nobody but the chain
 * runs contracts or reads cells for it.
 */
export interface ChainBlock {
  /** The masterchain's block first, then the shard blocks that it commits. */
  readonly blocks: readonly [BlockRecord, ...BlockRecord[]];
  /** By logical time. */
  readonly transactions: readonly TransactionRecord[];
  /** Accounts as this block leaves them, each once. */
  readonly accounts: readonly AccountRecord[];
  /** Libraries that accounts of the masterchain have published or withdrawn. */
  readonly libraries: readonly LibraryRecord[];
  /** Config of the network from this block on, if it changed; a bag of cells. */
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
  /** The header's cells. */
  readonly header: Uint8Array;
}

export interface AccountRecord {
  readonly address: Address;
  readonly status: AccountStatus;
  readonly balance: bigint;
  readonly extraCurrencies: ReadonlyMap<number, bigint>;
  /** Of the account's state; what a transaction's "after" refers to. */
  readonly stateHash: Hash;
  readonly codeHash: Hash | null;
  readonly dataHash: Hash | null;
  readonly frozenHash: Hash | null;
  readonly lastLt: bigint;
  readonly lastHash: Hash;
  /** The ShardAccount as the executor takes it, a bag of cells. */
  readonly shardAccount: Uint8Array;
}

export type AccountStatus = "nonexist" | "uninit" | "active" | "frozen";

/** An account's state in few words, as transactions name it before and after. */
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
  /** As v3 tells it, keys in the service's order: made once, when the transaction is at hand. */
  readonly description: object;
  readonly aborted: boolean;
  /** Hash of the transaction that began the trace. */
  readonly traceId: Hash;
  /** Normalized hash of the message from outside that began the trace; null where none did. */
  readonly traceExternalHash: Hash | null;
  readonly incoming: MessageRecord | null;
  readonly outgoing: readonly MessageRecord[];
  readonly before: StateRecord;
  readonly after: StateRecord;
  /** The transaction's cells. */
  readonly boc: Uint8Array;
}

export interface MessageRecord {
  readonly hash: Hash;
  /** Of a message from outside, if that is another one. */
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
  /** All of the message's cells. */
  readonly boc: Uint8Array;
}

export interface LibraryRecord {
  readonly hash: Hash;
  /** Null when nobody publishes it any more. */
  readonly cells: Uint8Array | null;
}

/** What a chain needs to go on where its last whole block left it. */
export interface Restart {
  /** The newest masterchain block and the newest block of every shard that it commits. */
  readonly heads: readonly BlockRecord[];
  readonly config: Uint8Array;
  readonly accounts: readonly AccountRecord[];
  readonly libraries: readonly LibraryRecord[];
  /** Messages between accounts that no final transaction has received, with the trace that they belong to. */
  readonly undelivered: readonly UndeliveredMessage[];
  /** Messages from outside that were accepted and are in no final transaction. */
  readonly mempool: readonly Uint8Array[];
}

export interface UndeliveredMessage {
  readonly boc: Uint8Array;
  readonly traceId: Hash;
  readonly traceExternalHash: Hash | null;
}
