import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import type { Bucket, HourOfDay } from "@/lib/domain/charts/time-buckets";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { ChartFrame } from "./chart-frame";
import { ACTIVITY_COLUMNS, feeColumns, flowColumns, HOUR_COLUMNS } from "./chart-columns";
import { bucketDaysText, isoDayText, hourText, stepText } from "./chart-texts";

interface BucketChartsProps {
  readonly network: PageNetwork;
  readonly buckets: readonly Bucket[];
  /** Prefix of file names. */
  readonly file: string;
}

/** What all charts by day, or by several days, have in common. */
function sharedBy({ network, buckets }: Pick<BucketChartsProps, "network" | "buckets">) {
  return {
    rows: buckets,
    names: buckets.map(({ from }) => isoDayText(from)),
    idOf: bucketId,
    coin: network.coin,
    times: null,
  };
}

function sumOf(buckets: readonly Bucket[], field: "received" | "sent" | "fees"): bigint {
  return buckets.reduce((all, bucket) => all + bucket[field], 0n);
}

/** Activity, and received and sent coins, by day or by several days. */
export function BucketCharts({ network, buckets, file }: BucketChartsProps) {
  const step = stepText(buckets[0]?.days);
  const shared = sharedBy({ network, buckets });
  const busiest = buckets.reduce((most, each) => (countOf(each) > countOf(most) ? each : most), EMPTY);
  return (
    <>
      <ChartFrame
        {...shared}
        title={`Transactions per ${step}`}
        summary={
          <>
            Peak: <Count value={countOf(busiest)} /> {bucketDaysText(busiest)}
          </>
        }
        series={[
          { id: "done", name: "Succeeded", values: buckets.map(({ done }) => done) },
          { id: "failed", name: "Failed", values: buckets.map(({ failed }) => failed) },
        ]}
        as="stacked"
        columns={ACTIVITY_COLUMNS}
        fileName={`${file}-activity`}
      />
      <ChartFrame
        {...shared}
        title={`Received and sent per ${step}, ${network.coin}`}
        summary={
          <>
            <Coins network={network} value={sumOf(buckets, "received")} brief /> received,{" "}
            <Coins network={network} value={sumOf(buckets, "sent")} brief /> sent
          </>
        }
        series={[
          { id: "received", name: "Received", values: buckets.map(({ received }) => received) },
          { id: "sent", name: "Sent", values: buckets.map(({ sent }) => sent) },
        ]}
        as="bars"
        columns={flowColumns(network)}
        fileName={`${file}-flow`}
      />
    </>
  );
}

/** Fees by day or by several days. */
export function FeeChart({ network, buckets, file }: BucketChartsProps) {
  return (
    <ChartFrame
      {...sharedBy({ network, buckets })}
      title={`Fees per ${stepText(buckets[0]?.days)}, ${network.coin}`}
      summary={
        <>
          Total: <Coins network={network} value={sumOf(buckets, "fees")} brief />
        </>
      }
      series={[{ id: "fees", name: "Fees", values: buckets.map(({ fees }) => fees) }]}
      as="bars"
      columns={feeColumns(network)}
      fileName={`${file}-fees`}
    />
  );
}

const EMPTY: Bucket = { from: 0, days: 1, done: 0, failed: 0, received: 0n, sent: 0n, fees: 0n };

function bucketId({ from }: Bucket): string {
  return String(from);
}

function countOf({ done, failed }: Pick<Bucket, "done" | "failed">): number {
  return done + failed;
}

interface HourChartProps extends Pick<BucketChartsProps, "network" | "file"> {
  readonly hours: readonly HourOfDay[];
}

/** Activity by hour of the day. */
export function HourChart({ network, hours, file }: HourChartProps) {
  const busiest = hours.reduce((most, each) => (countOf(each) > countOf(most) ? each : most), NO_HOUR);
  return (
    <ChartFrame
      title="Transactions by hour (UTC)"
      summary={
        <>
          Peak: {hourText(busiest.hour)} – {hourText(busiest.hour + 1)}, <Count value={countOf(busiest)} />
        </>
      }
      times={null}
      names={hours.map(({ hour }) => hourText(hour))}
      series={[
        { id: "done", name: "Succeeded", values: hours.map(({ done }) => done) },
        { id: "failed", name: "Failed", values: hours.map(({ failed }) => failed) },
      ]}
      as="stacked"
      coin={network.coin}
      rows={hours}
      columns={HOUR_COLUMNS}
      idOf={({ hour }) => hourText(hour)}
      fileName={`${file}-hours`}
    />
  );
}

const NO_HOUR: HourOfDay = { hour: 0, done: 0, failed: 0 };
