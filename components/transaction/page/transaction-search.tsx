import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, type ReactNode } from "react";
import { durationText } from "@/components/entity/time/time-text";
import { ErrorNotice } from "@/components/error/error-notice";
import { Badge } from "@/components/ui/badge";
import { useDerivedFromNow } from "@/components/ui/use-now";
import { lazyPart } from "@/components/ui/lazy-part";
import { transactionPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { QueryError } from "@/lib/query/query-error";
import {
  hasGivenUp,
  transactionSearch,
  type TransactionSearch as Search,
} from "@/lib/query/transaction-search-query";
import type { Hash } from "@/lib/ton/value/hash";
import type { ApiError } from "@/lib/toncenter/error";

const PendingTraceView = lazyPart(() =>
  import("@/components/trace/pending-trace").then((module) => module.PendingTraceView),
);

export interface TransactionSearchProps {
  readonly network: PageNetwork;
  readonly hash: Hash;
  /** Why the server found nothing. */
  readonly problem: ApiError;
  /** Results on other networks, hidden once the transaction is pending here. */
  readonly children?: ReactNode;
}

/** Polls for a transaction that does not exist yet, and opens it when it does. */
export function TransactionSearch({ network, hash, problem, children }: TransactionSearchProps) {
  const options = transactionSearch(network.id, hash);
  const client = useQueryClient();
  const router = useRouter();
  const { data, error } = useQuery(options);
  const found = data?.transaction ?? null;
  const pending = data?.pending ?? null;

  useEffect(() => {
    if (found === null) return;
    if (found === hash) router.refresh();
    else router.replace(transactionPath(network, found));
  }, [found, hash, network, router]);

  const resume = () => void client.resetQueries({ queryKey: options.queryKey, exact: true });
  const currentProblem = error instanceof QueryError ? error.error : (data?.problem ?? problem);
  return (
    <>
      <SearchState problem={currentProblem} search={data ?? null} onResume={resume} />
      <p className="mt-4 hidden noscript:block">
        Without JavaScript this page does not look by itself.{" "}
        <a href={transactionPath(network, hash)}>Reload</a>
      </p>
      {pending === null ? children : <PendingTraceView network={network} pending={pending} />}
    </>
  );
}

interface SearchStateProps {
  readonly problem: ApiError;
  readonly search: Search | null;
  readonly onResume: () => void;
}

function SearchState({ problem, search, onResume }: SearchStateProps) {
  // By the same clock as its start: the time of the server may be corrected in between.
  const searchedForS = useDerivedFromNow(0, () =>
    search === null ? 0 : Math.floor((Date.now() - search.sinceMs) / 1_000),
  );
  const hasStopped = search !== null && hasGivenUp(search, searchedForS * 1_000);
  return (
    <>
      {search?.pending ? <PendingNotice /> : <ErrorNotice error={problem} willRetry={!hasStopped} />}
      <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted noscript:hidden">
        {hasStopped
          ? "Not found after a few minutes: the search has stopped."
          : stateOf(search, searchedForS)}
        {hasStopped && (
          <button
            type="button"
            onClick={onResume}
            className="cursor-pointer rounded border border-line bg-raised px-3 py-1.5 text-text hover:border-muted"
          >
            Keep checking
          </button>
        )}
      </p>
    </>
  );
}

function PendingNotice() {
  return (
    <p className="max-w-prose">
      <Badge tone="warning">Pending</Badge> Not in a final block yet. Below is the expected result; this page
      updates when the transaction is final.
    </p>
  );
}

function stateOf(search: Search | null, searchedForS: number): string {
  if (search?.transaction != null) return "Found.";
  // Less than a second is not worth showing; nor is a search that starts again after each refusal.
  const duration = searchedForS < 1 ? "" : ` ${durationText(searchedForS * 1_000)}`;
  return search?.pending == null ? `Checking…${duration}` : `Waiting for its block…${duration}`;
}
