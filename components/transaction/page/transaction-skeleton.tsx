import { HashText } from "@/components/entity/hash-text";
import { SkeletonFacts } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Hash } from "@/lib/ton/value/hash";
import { FactRows } from "./fact-rows";

interface TransactionSkeletonProps {
  readonly network: PageNetwork;
  /** Null if the input is not a hash. */
  readonly hash: Hash | null;
}

/** What the URL alone says about a transaction. */
export function TransactionTitle({ network, hash }: TransactionSkeletonProps) {
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
    </>
  );
}

/** Shown while the page is loading. */
export function TransactionSkeleton(props: TransactionSkeletonProps) {
  return (
    <>
      <TransactionTitle {...props} />
      <SkeletonFacts rows={10} />
    </>
  );
}
