import { useQueries, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { accountSubject } from "@/lib/domain/live/live-subject";
import type { PrivateRecord } from "@/lib/domain/private/private-record";
import { listenTo } from "@/lib/query/live/live-subjects";
import { takeAccount, watchedQueries } from "@/lib/query/watched-query";
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
  const client = useQueryClient();
  // Another list of the same accounts changes nothing.
  const listened = [...addresses].sort().join(" ");
  useEffect(
    () =>
      listenTo(network, listened === "" ? [] : listened.split(" ").map(accountSubject), (_, state) => {
        void takeAccount(client, network, state);
      }),
    [client, network, listened],
  );
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
