import type { Hash } from "../../ton/value/hash";
import type { TransactionRow } from "./transaction-row";

/** What caused a transaction, and what it caused, by one message each. */
export interface AdjacentTransactions {
  readonly hash: Hash;
  /** One at the most: a message has one sender. */
  readonly parents: readonly TransactionRow[];
  readonly children: readonly TransactionRow[];
}
