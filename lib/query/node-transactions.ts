import type { TransactionRow } from "./transaction-row";

/** The newest transactions of an account as a node tells them: it keeps no outcome and no names. */
export interface NodeTransactions {
  readonly rows: readonly TransactionRow[];
  readonly asOfMs: number;
  readonly nowMs: number;
}
