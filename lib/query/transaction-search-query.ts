import { queryOptions } from "@tanstack/react-query";
import type { Hash } from "../ton/value/hash";
import type { ApiError } from "../toncenter/error";
import type { LoadSchema } from "../domain/list/load-schema";
import { requestReport } from "./fetch-report";
import { failuresInARow } from "./poll-delay";
import type { TransactionReport } from "../domain/transaction/transaction-report";

const loadTransactionReport: LoadSchema<TransactionReport> = () =>
  import("../domain/transaction/transaction-report").then((module) => module.TransactionReport);

/** By then most messages have arrived or are lost; the visitor can continue the search. */
const LONGEST_SEARCH_MS = 3 * 60_000;
const FIRST_DELAY_MS = 2_000;
const LONGEST_DELAY_MS = 15_000;
const DELAY_FACTOR = 1.3;

export interface TransactionSearch extends TransactionReport {
  /** When this browser started the search, by its own clock. */
  readonly sinceMs: number;
  readonly attempts: number;
}

/** The delay before the next attempt: short at first, then growing; false when the search has taken too long. */
export function searchDelayMs(
  attempts: number,
  problem: ApiError | null,
  searchedForMs: number,
): number | false {
  if (searchedForMs > LONGEST_SEARCH_MS) return false;
  const delayMs = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * DELAY_FACTOR ** attempts);
  return problem?.kind === "rate-limited" ? Math.max(delayMs, problem.retryAfterMs) : delayMs;
}

export function hasGivenUp(search: TransactionSearch, searchedForMs: number): boolean {
  return search.transaction === null && searchedForMs > LONGEST_SEARCH_MS;
}

/** Searches for the transaction that a hash leads to, until there is one. Hidden tabs do not search. */
export function transactionSearch(network: string, hash: Hash) {
  const queryKey = ["transaction-search", network, hash];
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<TransactionSearch> => {
      const before = client.getQueryData<TransactionSearch>(queryKey);
      const report = await requestReport(
        loadTransactionReport,
        `/api/${network}/transaction/${hash}`,
        signal,
      );
      return { ...report, sinceMs: before?.sinceMs ?? Date.now(), attempts: (before?.attempts ?? 0) + 1 };
    },
    gcTime: 0,
    refetchInterval: (query) => {
      const { data } = query.state;
      const failures = failuresInARow(query);
      if (data === undefined) return searchDelayMs(failures, null, 0);
      if (data.transaction !== null) return false;
      // A pending trace takes only seconds.
      const attempts = data.pending === null ? data.attempts : 0;
      return searchDelayMs(attempts + failures, data.problem, Date.now() - data.sinceMs);
    },
  });
}
