import { counted } from "@/lib/text/counted";
import { Count } from "@/components/entity/count";
import { ratioText, type Pace } from "@/lib/domain/home/pace";
import { MetricCard } from "./metric-card";

const TOO_FEW = "too few recent blocks";

/** Block time and transactions per second, over the same span, which is shown. */
export function BlockRateMetrics({ pace }: { readonly pace: Pace | null }) {
  if (pace === null)
    return (
      <>
        <MetricCard name="Block time" value="Unknown" detail={TOO_FEW} />
        <MetricCard name="Transactions" value="Unknown" detail={TOO_FEW} />
      </>
    );
  const { blocks, seconds, transactions } = pace;
  return (
    <>
      <MetricCard
        name="Block time"
        value={`${ratioText(seconds, blocks)} s`}
        detail={`over ${counted(blocks, "block")}`}
      />
      <MetricCard
        name="Transactions"
        value={`${ratioText(transactions, seconds)} / s`}
        detail={
          <>
            <Count value={transactions} /> in {seconds} s
          </>
        }
      />
    </>
  );
}
