import type { ReactNode } from "react";
import { HashText } from "@/components/entity/hash-text";
import { ErrorNotice } from "@/components/error/error-notice";
import { passes } from "@/components/error/passing";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Hash } from "@/lib/ton/value/hash";
import type { ApiError } from "@/lib/toncenter/error";
import { FactRows } from "./fact-rows";
import { TransactionSearch } from "./transaction-search";

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
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Transaction</h1>
      {hash !== null && (
        <div className="mb-6">
          <FactRows
            rows={[
              ["Hash", <HashText key="hash" hash={hash} full />],
              ["Network", network.name],
            ]}
          />
        </div>
      )}
      {hash !== null && (problem.kind === "not-yet" || passes(problem)) ? (
        <TransactionSearch network={network} hash={hash} problem={problem}>
          {problem.kind === "not-yet" && children}
        </TransactionSearch>
      ) : (
        <ErrorNotice error={problem} />
      )}
    </>
  );
}
