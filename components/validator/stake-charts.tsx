"use client";

import type { ChartColumn } from "@/components/charts/chart-column";
import { ChartFrame } from "@/components/charts/chart-frame";
import { Coins } from "@/components/entity/coins";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { fewestWith, type StakePoint } from "@/lib/domain/validator/stake-concentration";
import { coinsText } from "@/lib/domain/export/export-values";
import { counted } from "@/lib/text/counted";
import { shareText } from "@/lib/ton/value/share";

export interface StakeChartsProps {
  readonly network: PageNetwork;
  /** The largest first. */
  readonly points: readonly StakePoint[];
  readonly since: number;
}

/** The stake of each validator of a round, and the combined share of the largest. */
export function StakeCharts({ network, points, since }: StakeChartsProps) {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return <p className="text-muted">No weights are known.</p>;
  const stakes = points.flatMap(({ stake }) => stake ?? []);
  const common = {
    times: null,
    coin: network.coin,
    names: points.map(({ rank }) => `#${rank}`),
    rows: points,
    columns: columnsOf(network),
    idOf: ({ rank }: StakePoint) => String(rank),
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {stakes.length === points.length && (
        <ChartFrame
          {...common}
          title={`Stake of each validator, ${network.coin}`}
          summary={
            <>
              From <Coins network={network} value={last.stake ?? 0n} brief /> to{" "}
              <Coins network={network} value={first.stake ?? 0n} brief />, largest first
            </>
          }
          series={[{ id: "total", name: "Stake", values: stakes }]}
          as="bars"
          fileName={`${network.id}-stake-${since}`}
        />
      )}
      <ChartFrame
        {...common}
        title="Combined weight of the largest validators, %"
        summary={`${counted(fewestWith(points, 1 / 3) ?? 0, "validator")} of ${points.length} have more than a third of the weight, ${fewestWith(points, 2 / 3) ?? 0} more than two thirds. Blocks need the signatures of more than two thirds.`}
        series={[
          {
            id: "total",
            name: "Combined weight, %",
            values: points.map(({ together }) => Math.floor(together * 1_000) / 10),
          },
        ]}
        as="bars"
        fileName={`${network.id}-concentration-${since}`}
      />
    </div>
  );
}

function columnsOf(network: PageNetwork): readonly ChartColumn<StakePoint>[] {
  return [
    { title: "Rank", name: "rank", cell: ({ rank }) => rank, value: ({ rank }) => rank },
    {
      title: "Stake",
      name: "stake",
      numeric: true,
      cell: ({ stake }) => (stake === null ? "–" : <Coins network={network} value={stake} />),
      value: ({ stake }) => (stake === null ? null : coinsText(stake)),
    },
    {
      title: "Share of weight",
      name: "share",
      numeric: true,
      cell: ({ share }) => shareText(share),
      value: ({ share }) => share,
    },
    {
      title: "Combined",
      name: "together",
      numeric: true,
      cell: ({ together }) => shareText(together),
      value: ({ together }) => together,
    },
  ];
}
