import type { TransactionRow } from "./transaction-row";

/** The newest transactions of an account as a node tells them: it knows no names. */
export interface NodeTransactions {
  readonly rows: readonly TransactionRow[];
  /** Of how many it cannot be told whether they succeeded. */
  readonly unreadable: number;
  readonly asOfMs: number;
  readonly nowMs: number;
}

/** Of how many of them a node does not tell how they ended, in a sentence; nothing when it is none. */
export function unreadableText({ rows, unreadable }: Pick<NodeTransactions, "rows" | "unreadable">): string {
  if (unreadable === 0) return "";
  return ` It does not say whether ${unreadable === rows.length ? "they" : `${unreadable} of them`} succeeded.`;
}
