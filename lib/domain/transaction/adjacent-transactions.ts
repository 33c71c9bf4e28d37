import type { Hash } from "../../ton/value/hash";
import type { TransactionRow } from "./transaction-row";

/** The transactions one message before and after a transaction. */
export interface AdjacentTransactions {
  readonly hash: Hash;
  /** At most one, since a message has one sender. */
  readonly parents: readonly TransactionRow[];
  readonly children: readonly TransactionRow[];
}
