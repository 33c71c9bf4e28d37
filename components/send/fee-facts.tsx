import { Coins } from "@/components/entity/coins";
import { ErrorNotice } from "@/components/error/error-notice";
import { FactRows } from "@/components/transaction/page/fact-rows";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ApiError } from "@/lib/toncenter/error";
import { readNodeRefusal } from "@/lib/domain/send/node-refusal";
import type { EstimatedFees } from "@/lib/domain/send/send-facts";
import { totalFee } from "@/lib/domain/send/send-subject";

interface FeeFactsProps {
  readonly network: PageNetwork;
  readonly fees: EstimatedFees | null;
  /** Why there are none. */
  readonly problem: ApiError | null;
  readonly kind: string | null;
}

/** The estimated fee of the first transaction, by its parts. */
export function FeeFacts({ network, fees, problem, kind }: FeeFactsProps) {
  if (problem !== null) return <NoEstimate problem={problem} kind={kind} />;
  if (fees === null) return <p className="text-muted">Not estimated</p>;
  const coins = (value: bigint) => <Coins network={network} value={value} />;
  return (
    <>
      <FactRows
        narrow="card"
        rows={[
          ["Import fee", coins(fees.importFee)],
          ["Storage", coins(fees.storage)],
          ["Gas", coins(fees.gas)],
          ["Forward fees", coins(fees.forward)],
          [
            "Total",
            <strong key="total" className="font-semibold">
              {coins(totalFee(fees))}
            </strong>,
          ],
        ]}
      />
      <p className="mt-2 text-xs text-muted">
        For the wallet’s own transaction. Recipients’ fees come from the amounts.
      </p>
    </>
  );
}

function NoEstimate({ problem, kind }: Pick<FeeFactsProps, "kind"> & { readonly problem: ApiError }) {
  const message = "message" in problem ? problem.message : null;
  const refusal = message === null ? null : readNodeRefusal(message, kind);
  if (refusal?.summary == null) return <ErrorNotice error={problem} />;
  return (
    <>
      <p>No estimate. {refusal.summary}</p>
      <p className="mt-1 text-xs text-muted wrap-anywhere">
        <bdi>{refusal.message}</bdi>
      </p>
    </>
  );
}
