import { counted } from "@/lib/text/counted";
import { Count } from "@/components/entity/count";
import { ratioText, type Pace } from "@/lib/domain/home/pace";
import { MetricCard } from "./metric-card";

interface BlockRateMetricsProps {
  readonly pace: Pace | null;
  /** There are no new blocks, so a rate of the last ones would not be that of now. */
  readonly isLate: boolean;
}

/** Block time and transactions per second, over the same span, which is shown. */
export function BlockRateMetrics({ pace, isLate }: BlockRateMetricsProps) {
  if (pace === null || isLate) {
    const detail = isLate ? "no new blocks" : "too few recent blocks";
    return (
      <>
        <MetricCard name="Block time" value="Unknown" detail={detail} />
        <MetricCard name="Transactions" value="Unknown" detail={detail} />
      </>
    );
  }
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
