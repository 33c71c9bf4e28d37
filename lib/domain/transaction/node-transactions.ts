import type { TransactionRow } from "./transaction-row";

/** The newest transactions of an account from a node, which has no names. */
export interface NodeTransactions {
  readonly rows: readonly TransactionRow[];
  /** The number of those whose outcome is unknown. */
  readonly unreadableCount: number;
  readonly asOfMs: number;
  readonly nowMs: number;
}

/** A sentence about the transactions whose outcome the node does not report; empty if there are none. */
export function unreadableText({
  rows,
  unreadableCount,
}: Pick<NodeTransactions, "rows" | "unreadableCount">): string {
  if (unreadableCount === 0) return "";
  return ` Outcome unknown for ${unreadableCount === rows.length ? "all" : `${unreadableCount} of ${rows.length}`}.`;
}
