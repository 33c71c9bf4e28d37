"use client";

import { countColumn } from "@/components/charts/chart-columns";
import type { ChartColumn } from "@/components/charts/chart-column";
import { ChartFrame } from "@/components/charts/chart-frame";
import { Coins } from "@/components/entity/coins";
import { Counted } from "@/components/entity/counted";
import { coinsText } from "@/lib/domain/export/export-values";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { FeeBucket, FeeSample } from "@/lib/domain/network-charts/fee-sample";

interface FeeSampleChartProps {
  readonly network: PageNetwork;
  readonly sample: FeeSample;
}

/** The distribution of fees among the newest transactions. */
export function FeeSampleChart({ network, sample }: FeeSampleChartProps) {
  return (
    <ChartFrame
      title={`Fees of the newest transactions, ${network.coin}`}
      summary={
        <>
          <Counted count={sample.transactions} one="ordinary transaction" />: median{" "}
          <Coins network={network} value={sample.median} />, 90th percentile{" "}
          <Coins network={network} value={sample.ninth} />, maximum{" "}
          <Coins network={network} value={sample.largest} />. Message forward fees are not included.
        </>
      }
      series={[{ id: "total", name: "Transactions", values: sample.buckets.map((one) => one.transactions) }]}
      as="bars"
      names={sample.buckets.map(rangeText)}
      times={null}
      coin={network.coin}
      rows={sample.buckets}
      columns={columnsOf(network)}
      idOf={rangeText}
      fileName={`${network.id}-fees`}
    />
  );
}

function columnsOf(network: PageNetwork): readonly ChartColumn<FeeBucket>[] {
  return [
    {
      title: "From",
      name: "from",
      numeric: true,
      cell: ({ from }) => <Coins network={network} value={from} />,
      value: ({ from }) => coinsText(from),
    },
    {
      title: "Below",
      name: "below",
      numeric: true,
      cell: ({ below }) => (below === null ? "–" : <Coins network={network} value={below} />),
      value: ({ below }) => (below === null ? null : coinsText(below)),
    },
    countColumn("Transactions", "transactions", ({ transactions }) => transactions),
  ];
}

/** "0.001 – 0.002". */
function rangeText({ from, below }: FeeBucket): string {
  return below === null ? `≥ ${coinsText(from)}` : `${coinsText(from)} – ${coinsText(below)}`;
}
