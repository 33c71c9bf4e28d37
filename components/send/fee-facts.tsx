import { Coins } from "@/components/entity/coins";
import { ErrorNotice } from "@/components/error/error-notice";
import { FactRows } from "@/components/transaction/page/fact-rows";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { readNodeRefusal } from "@/lib/domain/send/node-refusal";
import type { SendFacts } from "@/lib/domain/send/send-facts";
import { feeOf } from "@/lib/domain/send/send-warnings";

interface FeeFactsProps {
  readonly network: PageNetwork;
  readonly facts: SendFacts;
  readonly kind: string | null;
}

/** The estimated fee of the first transaction, by its parts. */
export function FeeFacts({ network, facts, kind }: FeeFactsProps) {
  const { fees, feesProblem } = facts;
  if (feesProblem !== null) return <NoEstimate problem={feesProblem} kind={kind} />;
  const total = feeOf(facts);
  if (fees === null || total === null) return <p className="text-muted">Not estimated</p>;
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
              {coins(total)}
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

function NoEstimate({
  problem,
  kind,
}: Pick<FeeFactsProps, "kind"> & { readonly problem: NonNullable<SendFacts["feesProblem"]> }) {
  const said = "message" in problem ? problem.message : null;
  const refusal = said === null ? null : readNodeRefusal(said, kind);
  if (refusal?.summary == null) return <ErrorNotice error={problem} />;
  return (
    <>
      <p>No estimate. {refusal.summary}</p>
      <p className="mt-1 text-xs text-muted wrap-anywhere">
        <bdi>{refusal.said}</bdi>
      </p>
    </>
  );
}
