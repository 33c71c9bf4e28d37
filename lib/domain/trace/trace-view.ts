import type { BlockId } from "../../ton/block/block";
import type { Party } from "../transaction/transaction-row";
import type { Outcome } from "./outcome";
import type { Link } from "./trace-links";

/** An account of a trace, and what it is called for short. */
export interface TraceAccount extends Party {
  readonly letter: string;
  readonly friendly: string;
}

/** A step of a trace, as all views of it show it. */
export interface TraceRow {
  /** Of the transaction, or of the message if there is none. */
  readonly id: string;
  readonly kind: Link["kind"];
  readonly parent: number | null;
  readonly depth: number;
  /** Places among the accounts; null outside of the chain. */
  readonly account: number | null;
  readonly from: number | null;
  readonly operation: string;
  /** What the message carried; null for one from outside. */
  readonly value: bigint | null;
  readonly fees: bigint | null;
  readonly tone: Outcome["tone"];
  /** What became of it, in a word or two. */
  readonly word: string;
  /** Why, if it did not go well. */
  readonly reason: string | null;
  readonly lt: bigint | null;
  /** Seconds since 1970. */
  readonly at: number | null;
  readonly block: BlockId | null;
  /** The masterchain block that made it part of the chain; null while there is none. */
  readonly masterchainSeqno: number | null;
}

export interface TraceView {
  readonly accounts: readonly TraceAccount[];
  readonly rows: readonly TraceRow[];
}
