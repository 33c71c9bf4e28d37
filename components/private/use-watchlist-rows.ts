import { useQueries } from "@tanstack/react-query";
import type { PrivateRecord } from "@/lib/domain/private/private-record";
import { watchedQueries } from "@/lib/query/watched-query";
import { QueryError } from "@/lib/query/query-error";
import type { ApiError } from "@/lib/toncenter/error";
import type { WatchlistRow } from "./watchlist-rows";

interface WatchlistRows {
  readonly rows: readonly WatchlistRow[];
  readonly busy: boolean;
  /** Why some accounts have no data, or only old data. */
  readonly problem: ApiError | null;
}

/** Private labels joined with the accounts' data from the index, kept up to date. */
export function useWatchlistRows(network: string, records: readonly PrivateRecord[]): WatchlistRows {
  const addresses = records.map(({ address }) => address);
  const answers = useQueries({ queries: watchedQueries(network, addresses) });
  const accountsByAddress = new Map(
    answers.flatMap(({ data }) => data?.accounts ?? []).map((account) => [account.address, account]),
  );
  const error = answers.find((answer) => answer.error !== null)?.error ?? null;
  const busy = answers.some(({ isPending }) => isPending);
  const missing = busy ? "waiting" : error === null ? "unknown" : "failed";
  return {
    rows: records.map((record) => ({ record, indexed: accountsByAddress.get(record.address) ?? missing })),
    busy,
    problem: error instanceof QueryError ? error.error : null,
  };
}
