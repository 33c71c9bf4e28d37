import type { BlockId } from "../../../ton/block/block";
import type { Party } from "../../transaction/transaction-row";
import type { OutcomeText } from "../outcome/outcome-text";
import type { GraphNode } from "../trace-graph";
import type { MovedTokens } from "./trace-labels";

/** An account of a trace and its letter. */
export interface TraceAccount extends Party {
  readonly letter: string;
  readonly friendly: string;
  /** What it is, where that says more than its address: "FLOUR wallet". */
  readonly role: string | null;
}

/** A step of a trace, as its views show it. */
export interface TraceRow {
  /** The hash of the transaction, or of the message if there is none. */
  readonly id: string;
  readonly kind: GraphNode["kind"];
  readonly parent: number | null;
  readonly depth: number;
  /** Indexes of the accounts; null if there is none. */
  readonly account: number | null;
  readonly from: number | null;
  readonly operation: string;
  /** The value of the message; null for an external one. */
  readonly value: bigint | null;
  /** The tokens that the message moves. */
  readonly tokens: MovedTokens | null;
  readonly fees: bigint | null;
  readonly tone: OutcomeText["tone"];
  /** The outcome in a word or two. */
  readonly label: string;
  /** Why it failed, if it did. */
  readonly reason: string | null;
  readonly lt: bigint | null;
  /** Unix seconds. */
  readonly at: number | null;
  readonly block: BlockId | null;
  /** The masterchain block that committed it; null while there is none. */
  readonly masterchainSeqno: number | null;
}

export interface TraceView {
  readonly accounts: readonly TraceAccount[];
  readonly rows: readonly TraceRow[];
}
