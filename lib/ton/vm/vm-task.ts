import type { Hash } from "../value/hash";

/**
 * How much of its steps the machine logs: of a short log the last megabyte is kept, of a long one, with whole cells,
 * 32.
 */
export type VmLogKind = "none" | "short" | "long";

/** A masterchain block, as contracts see it. */
export interface MasterBlock {
  readonly seqno: number;
  readonly rootHash: Hash;
  readonly fileHash: Hash;
}

/** The masterchain blocks before a transaction, which its contract can request. */
export interface PreviousBlocks {
  /** The newest first. While there are fewer than 16, the lists end with the zero state. */
  readonly recent: readonly MasterBlock[];
  readonly key: MasterBlock;
  /** Those whose seqnos are multiples of 100; null where they are not needed. */
  readonly hundreds: readonly MasterBlock[] | null;
}

/** Which of them a run requested; unknown if the beginning of its log is missing. */
export const REQUESTED_BLOCKS = ["none", "recent", "all", "unknown"] as const;
export type RequestedBlocks = (typeof REQUESTED_BLOCKS)[number];

/** A transaction for the virtual machine to run. Bags of cells are in base64. */
export interface VmTask {
  readonly config: string;
  /** A dictionary in one cell. */
  readonly libraries: string | null;
  readonly shardAccount: string;
  /** Null for a tick or a tock. */
  readonly message: string | null;
  readonly which: "tick" | "tock" | null;
  readonly now: number;
  readonly lt: bigint;
  /** Of the block, in hexadecimal. */
  readonly randomSeed: string;
  /** Null if it is unknown whether the contract requests them: the reply says. */
  readonly previousBlocks: PreviousBlocks | null;
  readonly ignoreSignature: boolean;
  readonly log: VmLogKind;
}

/** The steps of a run, packed by `scripts/workers/pack-vm-log.mjs` and read by `VmSteps`. */
export interface PackedSteps {
  readonly text: string;
  readonly steps: number;
  /** The first steps are missing. */
  readonly isCut: boolean;
}

export interface VmRan {
  readonly is: "ran";
  readonly transaction: string;
  readonly shardAccount: string;
  /** The actions that the code left; null if it did not run to its end. */
  readonly actions: string | null;
  readonly steps: PackedSteps | null;
  /** "none" if blocks were given. */
  readonly requested: RequestedBlocks;
}

/** No transaction: an external message that was not accepted, or an invalid state. */
export interface VmRefused {
  readonly is: "refused";
  readonly error: string;
  readonly exitCode: number | null;
  /** The end of the log. */
  readonly tail: string;
  readonly steps: PackedSteps | null;
  /** "none" if blocks were given. */
  readonly requested: RequestedBlocks;
}

export type VmReply = VmRan | VmRefused | { readonly is: "broken"; readonly error: string };
