import "server-only";
import { cache } from "react";
import { gatewayOf } from "../../gateway/gateways";
import { fail, type ApiError, type Result } from "../../toncenter/error";
import { headlineOf, type Headline } from "../../domain/trace/headline";
import { letterOf } from "../../domain/trace/letters";
import { outcomeOf } from "../../domain/trace/outcome";
import { transactions } from "../../toncenter/v3/transaction-lists";
import { loadTrace, type TracePageData } from "../trace/trace";
import { hashInPath, loadTransaction, type TransactionPageData } from "./transaction";

/** What is to be shown under the hash of a transaction, a message or a trace. */
export type TransactionPage =
  | { readonly kind: "missing"; readonly problem: ApiError }
  | { readonly kind: "moved"; readonly found: TransactionPageData; readonly fragment: string }
  | {
      readonly kind: "found";
      readonly found: TransactionPageData;
      readonly trace: Result<TracePageData>;
      readonly headline: Headline;
      /** Somebody has looked at it just now, so that one more question does not make too many. */
      readonly atHand: boolean;
    };

const ELSEWHERE: ApiError = {
  kind: "not-found",
  message: "The trace is on the page of the transaction that sent the message.",
};

/** Both the layout and the page ask, which is one question. At most two calls upstream. */
export const loadTransactionPage = cache(async (network: string, typed: string): Promise<TransactionPage> => {
  const atHand = isAtHand(network, typed);
  const found = await loadTransaction(network, typed);
  if (!found.ok) return { kind: "missing", problem: found.error };
  const { moved, transaction } = found.value;
  if (moved !== null) {
    return { kind: "moved", found: found.value, fragment: moved.message === null ? "" : `#${moved.message}` };
  }
  // Two questions led here, and a third would be one too many for a page that is not the transaction's own.
  const trace =
    found.value.followed === null ? await loadTrace(network, transaction.trace_id) : fail(ELSEWHERE);
  return { kind: "found", found: found.value, trace, headline: headlineIn(found.value, trace), atHand };
});

function headlineIn({ transaction, book }: TransactionPageData, trace: Result<TracePageData>): Headline {
  const own = outcomeOf(transaction, book[transaction.account]?.interfaces ?? []);
  if (!trace.ok) return headlineOf(own, null, () => null);
  const { outcome, view } = trace.value;
  return headlineOf(own, outcome, (place) => {
    const account = view.rows[place]?.account ?? null;
    return account === null ? null : letterOf(account);
  });
}

function isAtHand(network: string, typed: string): boolean {
  const hash = hashInPath(typed);
  return hash !== null && gatewayOf(network).held(transactions, { hash: [hash] }) !== null;
}
