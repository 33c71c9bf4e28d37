"use client";

import type { ChartColumn } from "@/components/charts/chart-column";
import { ChartFrame } from "@/components/charts/chart-frame";
import { isoMinuteText } from "@/components/charts/chart-texts";
import { Coins } from "@/components/entity/coins";
import { timeText } from "@/lib/domain/export/export-values";
import { coinsText } from "@/lib/domain/export/export-values";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { UnlockPoint } from "@/lib/domain/vesting/vesting-schedule";

export interface VestingChartProps {
  readonly network: PageNetwork;
  readonly points: readonly UnlockPoint[];
  readonly total: bigint;
}

/** The unlocked amount, from the start to the end. */
export function VestingChart({ network, points, total }: VestingChartProps) {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  return (
    <ChartFrame
      title={`Unlocked, ${network.coin}`}
      summary={
        <>
          <Coins network={network} value={total} brief /> from {isoMinuteText(first.at)} to{" "}
          {isoMinuteText(last.at)} UTC
        </>
      }
      names={points.map(({ at }) => `${isoMinuteText(at)} UTC`)}
      times={points.map(({ at }) => at)}
      series={[{ id: "balance", name: "Unlocked", values: points.map(({ unlocked }) => unlocked) }]}
      as="line"
      coin={network.coin}
      rows={points}
      columns={columnsOf(network, total)}
      idOf={({ at }) => String(at)}
      fileName={`${network.id}-vesting`}
    />
  );
}

function columnsOf(network: PageNetwork, total: bigint): readonly ChartColumn<UnlockPoint>[] {
  return [
    {
      title: "From (UTC)",
      name: "time",
      cell: ({ at }) => isoMinuteText(at),
      value: ({ at }) => timeText(at),
    },
    {
      title: "Unlocked",
      name: "unlocked",
      numeric: true,
      cell: ({ unlocked }) => <Coins network={network} value={unlocked} />,
      value: ({ unlocked }) => coinsText(unlocked),
    },
    {
      title: "Locked",
      name: "locked",
      numeric: true,
      cell: ({ unlocked }) => <Coins network={network} value={total - unlocked} />,
      value: ({ unlocked }) => coinsText(total - unlocked),
    },
  ];
}
