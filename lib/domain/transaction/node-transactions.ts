import type { TransactionRow } from "./transaction-row";

/** The newest transactions of an account from a node, which has no names. */
export interface NodeTransactions {
  readonly rows: readonly TransactionRow[];
  readonly asOfMs: number;
  readonly nowMs: number;
}
