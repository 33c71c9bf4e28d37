import { Count } from "@/components/entity/count";
import { ratioText, type Pace } from "@/lib/domain/home/pace";
import { MetricCard } from "./metric-card";
import { counted } from "@/lib/text/counted";

/** Block time and transactions per second, over the same span, which is shown. */
export function BlockRateMetrics({ pace }: { readonly pace: Pace | null }) {
  if (pace === null)
    return (
      <>
        <MetricCard name="Block time" value="not known" detail="it takes two blocks to tell" />
        <MetricCard name="Transactions a second" value="not known" detail="it takes two blocks to tell" />
      </>
    );
  const { blocks, seconds, transactions } = pace;
  return (
    <>
      <MetricCard
        name="Block time"
        value={`${ratioText(seconds, blocks)} s`}
        detail={`over ${counted(blocks, "block")}, ${seconds} s`}
      />
      <MetricCard
        name="Transactions a second"
        value={ratioText(transactions, seconds)}
        detail={
          <>
            <Count value={transactions} /> in the same {seconds} s
          </>
        }
      />
    </>
  );
}
