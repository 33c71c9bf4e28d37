"use client";

import type { ChartColumn } from "@/components/charts/chart-column";
import { ChartFrame } from "@/components/charts/chart-frame";
import { isoMinuteText } from "@/components/charts/chart-texts";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { coinsText, timeText } from "@/lib/domain/export/export-values";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { StakeReward, StakeRewards } from "@/lib/domain/staking/nominator-positions";
import { stakingFileName } from "@/lib/domain/staking/staking-file-name";
import { counted } from "@/lib/text/counted";
import type { Address } from "@/lib/ton/address/address";

export interface StakeRewardChartProps {
  readonly network: PageNetwork;
  /** The account whose page it is on. */
  readonly account: Address;
  readonly of: StakeRewards;
  readonly who: "nominators" | "validator";
}

/** How many of the newest rewards are drawn and listed in the table. */
const MOST_DRAWN = 200;

/** What one side earned in a pool, payout by payout. */
export function StakeRewardChart({ network, account, of, who }: StakeRewardChartProps) {
  const { rewards, total, otherTotal, isAll } = of;
  const drawn = rewards.slice(0, MOST_DRAWN).toReversed();
  return (
    <ChartFrame
      title={`Rewards, ${network.coin}`}
      summary={
        <>
          <span data-testid="reward-total">
            {isAll ? "Total" : "Latest"} <Coins network={network} value={total} />
          </span>{" "}
          in {counted(rewards.length, "payout")}
          {otherTotal !== null && (
            <>
              {" "}
              (the data service says <Coins network={network} value={otherTotal} />)
            </>
          )}
          {drawn.length < rewards.length && `. Latest ${drawn.length} shown`}
        </>
      }
      names={drawn.map(({ at }) => `${isoMinuteText(at)} UTC`)}
      times={null}
      series={[{ id: who, name: "Reward", values: drawn.map(({ reward }) => reward) }]}
      as="bars"
      coin={network.coin}
      rows={drawn.toReversed()}
      columns={columnsOf(network)}
      idOf={({ transaction }) => transaction}
      fileName={stakingFileName(network, account, `${who}-rewards`)}
    />
  );
}

function columnsOf(network: PageNetwork): readonly ChartColumn<StakeReward>[] {
  return [
    {
      title: "Payout",
      name: "time",
      phone: "lead",
      cell: ({ at }) => <Time atMs={at * 1_000} detail />,
      value: ({ at }) => timeText(at),
    },
    {
      title: "Stake before",
      name: "stake_before",
      numeric: true,
      phone: "aside",
      cell: ({ stake }) => (stake === null ? "–" : <Coins network={network} value={stake} />),
      value: ({ stake }) => (stake === null ? null : coinsText(stake)),
    },
    {
      title: "Reward",
      name: "reward",
      numeric: true,
      phone: "value",
      cell: ({ reward }) => <Coins network={network} value={reward} />,
      value: ({ reward }) => coinsText(reward),
    },
    {
      title: "Transaction",
      name: "transaction",
      phone: "detail",
      cell: ({ transaction }) => <TransactionLink network={network} hash={transaction} />,
      value: ({ transaction }) => transaction,
    },
  ];
}
