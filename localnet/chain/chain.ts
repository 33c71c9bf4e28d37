import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { ChainBlock, LibraryRecord, PreviousBlocks, Restart, TransactionRecord } from "../chain-records";

/**
 * The chain as its host sees it. It runs in a worker, holds the live accounts, the message queues and the
 * mempool, and makes one masterchain block per step. It stores nothing on disk.
 */
export interface Chain {
  /**
   * Runs an external message without keeping the result. If the contract accepts it, it is queued for the
   * next block; otherwise it is refused as by a node. Up to `followers` of the resulting transactions are
   * run too.
   */
  submit(message: Uint8Array, followers: number): Promise<SubmitVerdict>;
  /**
   * Queues an external message without a dry run, which takes half the time. False if the message cannot
   * be parsed.
   */
  enqueue(message: Uint8Array): Promise<boolean>;
  /**
   * Makes the next masterchain block. `now` is in seconds; an earlier time than the last block's is
   * replaced by that.
   */
  step(now: number): Promise<ChainStep>;
  /** Makes a step unless every transaction is final; then null. */
  settle(now: number): Promise<ChainStep | null>;
  /** Sets an account's state (a ShardAccount as a bag of cells) without a transaction; the next block has it. */
  place(address: Address, shardAccount: Uint8Array): Promise<void>;
  /** Transactions of shard blocks that no masterchain block has committed yet. */
  confirmed(): readonly TransactionRecord[];
  runGetMethod(call: GetMethodCall): Promise<GetMethodAnswer>;
  /** Runs a message against an account without keeping the result. */
  emulate(emulation: EmulationRequest): Promise<EmulationOutcome>;
  close(): Promise<void>;
}

export type SubmitVerdict =
  /** With the transaction that it would make now, and the dry-run followers. */
  | {
      readonly kind: "accepted";
      readonly pending: TransactionRecord;
      readonly followers: readonly TransactionRecord[];
    }
  /** The reason as a node words it, and the exit code if code ran. */
  | { readonly kind: "refused"; readonly reason: string; readonly exitCode: number | null };

export interface ChainStep {
  /** The new masterchain block with the shard blocks that it commits, which the previous step made. */
  readonly final: ChainBlock;
  /** Transactions of the new shard blocks; the next step commits them. */
  readonly confirmed: readonly TransactionRecord[];
  /** Normalized hashes of queued external messages that their contracts no longer accept. */
  readonly dropped: readonly Hash[];
  /**
   * Hashes of internal messages that the executor failed to run twice. No transaction will receive them,
   * and their value is lost, because only the executor can move it.
   */
  readonly undeliverable: readonly Hash[];
}

/** The account state, config, libraries and previous blocks at the time of the call. */
export interface CallContext {
  readonly address: Address;
  /** A ShardAccount as a bag of cells; null for an account that never existed. */
  readonly shardAccount: Uint8Array | null;
  readonly config: Uint8Array;
  readonly libraries: readonly LibraryRecord[];
  readonly previousBlocks: PreviousBlocks;
  readonly now: number;
  readonly lt: bigint;
}

export interface GetMethodCall extends CallContext {
  readonly method: number;
  /** A VmStack as a bag of cells. */
  readonly stack: Uint8Array;
}

export interface GetMethodAnswer {
  readonly exitCode: number;
  readonly gasUsed: bigint;
  /** A VmStack as a bag of cells. */
  readonly stack: Uint8Array;
  readonly log: string;
}

export interface EmulationRequest extends CallContext {
  readonly message: Uint8Array;
  readonly ignoreSignature: boolean;
}

export type EmulationOutcome =
  | { readonly kind: "ran"; readonly transaction: TransactionRecord; readonly shardAccount: Uint8Array }
  | { readonly kind: "refused"; readonly reason: string; readonly exitCode: number | null };

/** Starts a new chain, or continues the one that `restart` describes. */
export type OpenChain = (genesis: Genesis, restart: Restart | null) => Promise<Chain>;

/** All inputs of a chain besides external messages: equal ones make equal chains. */
export interface Genesis {
  readonly seed: string;
  /** Seconds since 1970. */
  readonly time: number;
  readonly globalId: number;
}
