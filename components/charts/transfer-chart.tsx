import { Count } from "@/components/entity/count";
import type { Bucket } from "@/lib/domain/charts/time-buckets";
import { ACTIVITY_COLUMNS } from "./chart-columns";
import { ChartFrame } from "./chart-frame";
import { bucketDaysText, isoDayText, stepText } from "./chart-texts";

interface TransferChartProps {
  readonly coin: string;
  readonly buckets: readonly Bucket[];
  readonly fileName: string;
}

/** How many transfers there were, by day or by several days. */
export function TransferChart({ coin, buckets, fileName }: TransferChartProps) {
  const countOf = ({ done, failed }: Bucket) => done + failed;
  const [first, ...rest] = buckets;
  if (first === undefined) return null;
  const busiest = rest.reduce((most, each) => (countOf(each) > countOf(most) ? each : most), first);
  return (
    <ChartFrame
      isInCard
      title={`Transfers per ${stepText(first.days)}`}
      summary={
        <>
          Peak: <Count value={countOf(busiest)} /> {bucketDaysText(busiest)}
        </>
      }
      rows={buckets}
      names={buckets.map(({ from }) => isoDayText(from))}
      idOf={({ from }) => String(from)}
      coin={coin}
      times={null}
      series={[
        { id: "done", name: "Succeeded", values: buckets.map(({ done }) => done) },
        { id: "failed", name: "Failed", values: buckets.map(({ failed }) => failed) },
      ]}
      as="stacked"
      columns={ACTIVITY_COLUMNS}
      fileName={fileName}
    />
  );
}
