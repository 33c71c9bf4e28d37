"use client";

import { ChartFrame } from "@/components/charts/chart-frame";
import type { ChartColumn } from "@/components/charts/chart-column";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { coinsText } from "@/lib/domain/export/export-values";
import type { ConcentrationPoint } from "@/lib/domain/top/balance-concentration";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { numberText } from "@/lib/text/counted";
import { shareText } from "@/lib/ton/value/share";

interface ConcentrationChartProps {
  readonly network: PageNetwork;
  readonly points: readonly ConcentrationPoint[];
}

/** The combined share of the largest accounts. */
export function ConcentrationChart({ network, points }: ConcentrationChartProps) {
  const all = points.at(-1);
  const ten = points.findLast(({ accounts }) => accounts <= 10);
  if (all === undefined || ten === undefined) return null;
  return (
    <ChartFrame
      title={`Combined balance of the top accounts, ${network.coin}`}
      summary={
        <>
          The top {numberText(ten.accounts)} hold {shareText(ten.share)} of the combined balance of the top{" "}
          {numberText(all.accounts)}. The data service does not report the total supply.
        </>
      }
      series={[{ id: "balance", name: "Combined balance", values: points.map(({ balance }) => balance) }]}
      as="bars"
      names={points.map(({ accounts }) => `Top ${numberText(accounts)}`)}
      times={null}
      coin={network.coin}
      rows={points}
      columns={columnsOf(network, all.accounts)}
      idOf={({ accounts }) => String(accounts)}
      fileName={`${network.id}-concentration`}
    />
  );
}

function columnsOf(network: PageNetwork, largest: number): readonly ChartColumn<ConcentrationPoint>[] {
  return [
    {
      title: "Top accounts",
      name: "accounts",
      cell: ({ accounts }) => <Count value={accounts} />,
      value: ({ accounts }) => accounts,
    },
    {
      title: "Combined balance",
      name: "balance",
      numeric: true,
      cell: ({ balance }) => <Coins network={network} value={balance} />,
      value: ({ balance }) => coinsText(balance),
    },
    {
      title: `Share of top ${numberText(largest)}`,
      name: "share",
      numeric: true,
      cell: ({ share }) => shareText(share),
      value: ({ share }) => share,
    },
  ];
}
