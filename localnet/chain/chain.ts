import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import type { ChainBlock, LibraryRecord, Restart, TransactionRecord } from "../records";

/**
 * The chain, as its host sees it: it runs in a worker, holds the live accounts, the queue of messages
 * between them and the mempool, and makes one masterchain block at a time. It keeps nothing on disk.
 */
export interface Chain {
  /**
   * Tries a message from outside: it waits for the next blocks, or is refused as a node refuses it. Up to
   * so many of the transactions that would follow are tried as well.
   */
  submit(message: Uint8Array, followers: number): Promise<Verdict>;
  /**
   * Has a message from outside wait for the next blocks untried, which takes half the time: for whoever
   * knows that it is good. False when it cannot even be read.
   */
  take(message: Uint8Array): Promise<boolean>;
  /** Makes the next masterchain block. `now` is in seconds; a time before the last block's counts as that block's. */
  step(now: number): Promise<Step>;
  /** The same, unless every transaction is final by then: null if it is. */
  settle(now: number): Promise<Step | null>;
  /** What shard blocks contain that no masterchain block has committed yet. */
  confirmed(): readonly TransactionRecord[];
  runGetMethod(call: GetMethodCall): Promise<GetMethodAnswer>;
  /** Runs a message against an account without keeping anything of it. */
  emulate(trial: Trial): Promise<Emulated>;
  close(): Promise<void>;
}

export type Verdict =
  /** With the transaction that it would make now, and what would follow from that, as far as it was tried. */
  | {
      readonly kind: "accepted";
      readonly pending: TransactionRecord;
      readonly followers: readonly TransactionRecord[];
    }
  /** In the words of a node: the sentence, and the exit code when code ran. */
  | { readonly kind: "refused"; readonly reason: string; readonly exitCode: number | null };

export interface Step {
  /** The masterchain block just made, with the shard blocks that it commits: those of the step before. */
  readonly final: ChainBlock;
  /** What the shard blocks just made contain: committed by the next step. */
  readonly confirmed: readonly TransactionRecord[];
  /** Normalized hashes of accepted messages that no transaction will receive: their contracts take them no more. */
  readonly dropped: readonly Hash[];
  /**
   * Hashes of messages between accounts that the machine cannot run, not even a second time: no
   * transaction will receive them. What they carry is lost, because the machine alone can move it.
   */
  readonly undeliverable: readonly Hash[];
}

/** A state, the network's config and the libraries as they were when the call is meant to happen. */
export interface Surroundings {
  readonly address: Address;
  /** A ShardAccount, a bag of cells; null for an account that was never there. */
  readonly shardAccount: Uint8Array | null;
  readonly config: Uint8Array;
  readonly libraries: readonly LibraryRecord[];
  readonly now: number;
  readonly lt: bigint;
}

export interface GetMethodCall extends Surroundings {
  readonly method: number;
  /** A VmStack, a bag of cells. */
  readonly stack: Uint8Array;
}

export interface GetMethodAnswer {
  readonly exitCode: number;
  readonly gasUsed: bigint;
  /** A VmStack, a bag of cells. */
  readonly stack: Uint8Array;
  readonly log: string;
}

export interface Trial extends Surroundings {
  readonly message: Uint8Array;
  readonly ignoreSignature: boolean;
}

export type Emulated =
  | { readonly kind: "ran"; readonly transaction: TransactionRecord; readonly shardAccount: Uint8Array }
  | { readonly kind: "refused"; readonly reason: string; readonly exitCode: number | null };

/** Begins a chain, or goes on with the one that `restart` describes. */
export type OpenChain = (genesis: Genesis, restart: Restart | null) => Promise<Chain>;

/** All that a chain depends on before anybody sends a message: equal ones make equal chains. */
export interface Genesis {
  readonly seed: string;
  /** Seconds since 1970. */
  readonly time: number;
  readonly globalId: number;
}
