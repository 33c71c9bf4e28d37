import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Hash } from "../../ton/value/hash";
import { fail, ok, type ApiError, type Result } from "../../toncenter/error";
import { transactions } from "../../toncenter/v3/transaction-lists";
import { loadTransaction } from "./transaction";

const NONE_YET: ApiError = {
  kind: "not-yet",
  message: "This account has no later transaction so far.",
};

/** The transaction that follows on the same account. One call upstream, beside that for the transaction. */
export async function loadNextTransaction(network: string, typed: string): Promise<Result<Hash>> {
  const found = await loadTransaction(network, typed);
  if (!found.ok) return found;
  const { account, lt } = found.value.transaction;
  const asked = { account: [account], start_lt: lt + 1n, limit: 1, sort: "asc" } as const;
  const answer = await gatewayOf(network).ask(transactions, asked, { lane: "person" });
  if (!answer.ok) return answer;
  const [next] = answer.value.value.transactions;
  return next === undefined ? fail(NONE_YET) : ok(next.hash);
}
