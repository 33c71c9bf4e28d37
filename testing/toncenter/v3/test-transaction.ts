import { readAnswer } from "../../../lib/toncenter/answer";
import { valueOf } from "../test-value";
import { transactions } from "../../../lib/toncenter/v3/v3-transaction-lists";

/** A hash for any message or transaction. */
export const HASH = `${"A".repeat(43)}=`;

/** A transaction as the service writes it, with these fields. */
export function transactionWith(fields: object) {
  const row = { account: `0:${"A".repeat(64)}`, hash: HASH, lt: "1", now: 1, ...fields };
  const body = JSON.stringify({ transactions: [row] });
  const [transaction] = valueOf(
    readAnswer(transactions, { status: 200, body, retryAfterMs: null }),
  ).transactions;
  if (transaction === undefined) throw new Error("it was not read");
  return transaction;
}
