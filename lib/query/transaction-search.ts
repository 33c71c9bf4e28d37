import { queryOptions } from "@tanstack/react-query";
import type { Hash } from "../ton/value/hash";
import type { ApiError } from "../toncenter/error";
import type { LoadSchema } from "../domain/list/load-schema";
import { ask } from "./fetch-report";
import type { TransactionReport } from "../domain/transaction/transaction-report";

const loadTransactionReport: LoadSchema<TransactionReport> = () =>
  import("../domain/transaction/transaction-report").then((module) => module.TransactionReport);

/** After that most messages have arrived or are lost; the visitor can continue the search. */
const PATIENCE_MS = 3 * 60_000;
const FIRST_MS = 2_000;
const LONGEST_MS = 15_000;
const SLOWER = 1.3;

export interface TransactionSearch extends TransactionReport {
  /** When this browser started the search, by its own clock. */
  readonly sinceMs: number;
  readonly looks: number;
}

/** The delay before the next attempt: short at first, then growing; false when the search has taken too long. */
export function lookAgainAfterMs(
  looks: number,
  problem: ApiError | null,
  lookedForMs: number,
): number | false {
  if (lookedForMs > PATIENCE_MS) return false;
  const usual = Math.min(LONGEST_MS, FIRST_MS * SLOWER ** looks);
  return problem?.kind === "rate-limited" ? Math.max(usual, problem.retryAfterMs) : usual;
}

export function hasGivenUp(search: TransactionSearch, nowMs: number): boolean {
  return search.transaction === null && nowMs - search.sinceMs > PATIENCE_MS;
}

/** Searches for the transaction that a hash leads to, until there is one. Hidden tabs do not search. */
export function transactionSearch(network: string, hash: Hash) {
  const queryKey = ["transaction-search", network, hash];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<TransactionSearch> => {
      const before = client.getQueryData<TransactionSearch>(queryKey);
      const report = await ask(loadTransactionReport, `/api/${network}/transaction/${hash}`, signal);
      return { ...report, sinceMs: before?.sinceMs ?? Date.now(), looks: (before?.looks ?? 0) + 1 };
    },
    gcTime: 0,
    refetchInterval: ({ state: { data, fetchFailureCount } }) => {
      if (data === undefined) return lookAgainAfterMs(fetchFailureCount, null, 0);
      if (data.transaction !== null) return false;
      // A pending trace takes only seconds.
      const looks = data.pending === null ? data.looks : 0;
      return lookAgainAfterMs(looks + fetchFailureCount, data.problem, Date.now() - data.sinceMs);
    },
  });
}
