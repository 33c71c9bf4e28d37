import "server-only";
import { cache } from "react";
import { gatewayOf } from "../../gateway/gateways";
import type { Hash } from "../../ton/value/hash";
import { fail, type ApiError, type Result } from "../../toncenter/error";
import { transactionSummary } from "../../domain/trace/summary/make-trace-summary";
import { TOO_LARGE, TRACE_ELSEWHERE } from "../../domain/trace/trace-problems";
import type { TraceSummary } from "../../domain/trace/summary/trace-summary";
import { findNetwork } from "../../gateway/networks";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { loadPartialTrace } from "../trace/load-partial-trace";
import { loadTrace, type TracePageData } from "../trace/load-trace";
import { hashInPath, loadTransaction, type TransactionPageData } from "./load-transaction";

/** The page for the hash of a transaction, a message or a trace. */
export type TransactionPage =
  | { readonly kind: "missing"; readonly problem: ApiError }
  /** At another URL; that of the requested message, if the hash was a message's. */
  | { readonly kind: "moved"; readonly found: TransactionPageData; readonly message: Hash | null }
  | {
      readonly kind: "found";
      readonly found: TransactionPageData;
      readonly trace: Result<TracePageData>;
      /** What happened in the trace; if that is unknown, what the transaction did. */
      readonly summary: TraceSummary;
      /** Whether it was loaded a moment ago, so that one more call stays within the budget. */
      readonly isCached: boolean;
    };

/** Called by both the layout and the page, and cached for the request. At most three calls. */
export const loadTransactionPage = cache(async (network: string, typed: string): Promise<TransactionPage> => {
  const isCached = isHeld(network, typed);
  const found = await loadTransaction(network, typed);
  if (!found.ok) return { kind: "missing", problem: found.error };
  const { redirect, transaction } = found.value;
  if (redirect !== null) {
    return { kind: "moved", found: found.value, message: redirect.message };
  }
  // It took two calls to get here; a third would be too many for a page that only redirects.
  const whole =
    found.value.followed === null ? await loadTrace(network, transaction.trace_id) : fail(TRACE_ELSEWHERE);
  const isTooLarge = !whole.ok && whole.error === TOO_LARGE;
  const trace = isTooLarge ? await loadPartialTrace(network, transaction, found.value.book) : whole;
  return {
    kind: "found",
    found: found.value,
    trace,
    summary: trace.ok && !trace.value.isPartial ? trace.value.summary : summaryAlone(network, found.value),
    isCached,
  };
});

function summaryAlone(network: string, { transaction, book }: TransactionPageData): TraceSummary {
  const coin = findNetwork(network)?.coin ?? "";
  return transactionSummary(transaction, { address_book: book, metadata: {} }, coin);
}

function isHeld(network: string, typed: string): boolean {
  const hash = hashInPath(typed);
  return hash !== null && gatewayOf(network).held(transactions, { hash: [hash] }) !== null;
}
