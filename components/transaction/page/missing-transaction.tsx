import type { ReactNode } from "react";
import { ErrorNotice } from "@/components/error/error-notice";
import { PageLink } from "@/components/ui/page-link";
import { isPassing } from "@/lib/domain/status/refresh-delay";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { validatorKeyPath } from "@/lib/paths";
import type { Hash } from "@/lib/ton/value/hash";
import type { ApiError } from "@/lib/toncenter/error";
import { LazyTransactionSearch } from "./lazy-transaction-search";
import { TransactionTitle } from "./transaction-skeleton";

interface MissingTransactionProps {
  readonly network: PageNetwork;
  /** Null if the input is not a hash. */
  readonly hash: Hash | null;
  readonly problem: ApiError;
  /** Results on other networks. */
  readonly children?: ReactNode;
}

/** The page of a transaction that cannot be shown: why, and what happens next. */
export function MissingTransaction({ network, hash, problem, children }: MissingTransactionProps) {
  const title = <TransactionTitle network={network} hash={hash} />;
  if (hash !== null && (problem.kind === "not-yet" || isPassing(problem)))
    return (
      <>
        <div className="card mb-4">{title}</div>
        <LazyTransactionSearch network={network} hash={hash} problem={problem}>
          {problem.kind === "not-yet" && (
            <>
              {children}
              <p className="mt-6">
                <PageLink href={validatorKeyPath(network, hash)}>Search the validators for this key</PageLink>
              </p>
            </>
          )}
        </LazyTransactionSearch>
      </>
    );
  return (
    <div className="card">
      {title}
      <ErrorNotice error={problem} />
    </div>
  );
}
