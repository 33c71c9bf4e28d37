import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { AdjacentTransactions } from "../../domain/transaction/adjacent-transactions";
import type { TransactionRow } from "../../domain/transaction/transaction-row";
import type { Hash } from "../../ton/value/hash";
import { ok, type Result } from "../../toncenter/error";
import { adjacentTransactions } from "../../toncenter/v3/v3-transaction-lists";
import { readHashInPath } from "./load-transaction";
import { transactionRow } from "../../domain/transaction/make-transaction-row";

/** The transactions before and after a transaction, even if no trace connects them. Two calls. */
export async function loadAdjacent(network: string, typed: string): Promise<Result<AdjacentTransactions>> {
  const hash = readHashInPath(typed);
  if (!hash.ok) return hash;
  const [parents, children] = await Promise.all([
    rowsOf(network, hash.value, "in"),
    rowsOf(network, hash.value, "out"),
  ]);
  if (!parents.ok) return parents;
  if (!children.ok) return children;
  return ok({ hash: hash.value, parents: parents.value, children: children.value });
}

/** The service reports an empty list as "not found". */
async function rowsOf(
  network: string,
  hash: Hash,
  direction: "in" | "out",
): Promise<Result<readonly TransactionRow[]>> {
  const answer = await gatewayOf(network).call(
    adjacentTransactions,
    { hash, direction },
    { lane: "interactive" },
  );
  if (!answer.ok) return answer.error.kind === "not-found" ? ok([]) : answer;
  const { transactions, address_book: book } = answer.value.value;
  return ok(transactions.map((one) => transactionRow(one, book)));
}
