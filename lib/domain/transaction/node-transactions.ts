import type { TransactionRow } from "./transaction-row";

/** The newest transactions of an account as a node tells them: it knows no names. */
export interface NodeTransactions {
  readonly rows: readonly TransactionRow[];
  /** Of how many it cannot be told whether they succeeded. */
  readonly untold: number;
  readonly asOfMs: number;
  readonly nowMs: number;
}

/** Of how many of them a node does not tell how they ended, in a sentence; nothing when it is none. */
export function untoldText({ rows, untold }: Pick<NodeTransactions, "rows" | "untold">): string {
  if (untold === 0) return "";
  return ` It does not say whether ${untold === rows.length ? "they" : `${untold} of them`} succeeded.`;
}
