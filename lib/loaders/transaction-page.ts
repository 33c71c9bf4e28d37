import "server-only";
import { cache } from "react";
import type { ApiError, Result } from "../toncenter/error";
import { loadTrace, type TracePageData } from "./trace";
import { loadTransaction, type TransactionPageData } from "./transaction";

/** What is to be shown under the hash of a transaction, a message or a trace. */
export type TransactionPage =
  | { readonly kind: "missing"; readonly problem: ApiError }
  | { readonly kind: "moved"; readonly found: TransactionPageData; readonly fragment: string }
  | {
      readonly kind: "found";
      readonly found: TransactionPageData;
      readonly trace: Result<TracePageData>;
    };

/** Both the layout and the page ask, which is one question. At most two calls upstream. */
export const loadTransactionPage = cache(async (network: string, typed: string): Promise<TransactionPage> => {
  const found = await loadTransaction(network, typed);
  if (!found.ok) return { kind: "missing", problem: found.error };
  const { moved, transaction } = found.value;
  if (moved !== null) {
    return { kind: "moved", found: found.value, fragment: moved.message === null ? "" : `#${moved.message}` };
  }
  const trace = await loadTrace(network, transaction.trace_id);
  return { kind: "found", found: found.value, trace };
});
