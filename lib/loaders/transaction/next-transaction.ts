import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import { NO_LATER_TRANSACTION } from "../../domain/transaction/transaction-problems";
import type { Hash } from "../../ton/value/hash";
import { fail, ok, type Result } from "../../toncenter/error";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { loadTransaction } from "./load-transaction";

/** The next transaction of the same account. One call, in parallel with the one for the transaction. */
export async function loadNextTransaction(network: string, typed: string): Promise<Result<Hash>> {
  const found = await loadTransaction(network, typed);
  if (!found.ok) return found;
  const { account, lt } = found.value.transaction;
  const params = { account: [account], start_lt: lt + 1n, limit: 1, sort: "asc" } as const;
  const answer = await gatewayOf(network).call(transactions, params, { lane: "interactive" });
  if (!answer.ok) return answer;
  const [next] = answer.value.value.transactions;
  return next === undefined ? fail(NO_LATER_TRANSACTION) : ok(next.hash);
}
