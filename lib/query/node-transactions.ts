import type { TransactionRow } from "./transaction-row";

/** The newest transactions of an account as a node tells them: it knows no names. */
export interface NodeTransactions {
  readonly rows: readonly TransactionRow[];
  /** Of how many it cannot be told whether they succeeded. */
  readonly untold: number;
  readonly asOfMs: number;
  readonly nowMs: number;
}
