"use client";

import type { ChartColumn } from "@/components/charts/chart-column";
import { ChartFrame } from "@/components/charts/chart-frame";
import { isoMinuteText } from "@/components/charts/chart-texts";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { coinsText, timeText } from "@/lib/domain/export/export-values";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { PoolPayout } from "@/lib/domain/staking/pool-payouts";
import { sumOf } from "@/lib/domain/staking/pool-profile";
import { stakingFileName } from "@/lib/domain/staking/staking-file-name";
import { counted } from "@/lib/text/counted";
import type { Address } from "@/lib/ton/address/address";

export interface PayoutChartProps {
  readonly network: PageNetwork;
  readonly pool: Address;
  /** The newest first. */
  readonly payouts: readonly PoolPayout[];
  readonly isAll: boolean;
}

/** How many of the newest payouts are drawn and listed in the table. */
const MOST_DRAWN = 200;

/** The reward of each round, for both sides. */
export function PayoutChart({ network, pool, payouts, isAll }: PayoutChartProps) {
  const drawn = payouts.slice(0, MOST_DRAWN).toReversed();
  const nominators = sumOf(payouts, (payout) => payout.nominators);
  // Null where its events could not be loaded.
  const ofValidator = drawn.flatMap(({ validator }) => (validator === null ? [] : [validator]));
  const isValidatorKnown = payouts.every(({ validator }) => validator !== null);
  return (
    <ChartFrame
      title={`Reward per round, ${network.coin}`}
      summary={
        <>
          {!isAll && "Latest "}
          {counted(payouts.length, "payout")}: <Coins network={network} value={nominators} /> to nominators
          {isValidatorKnown && (
            <>
              , <Coins network={network} value={sumOf(payouts, (payout) => payout.validator ?? 0n)} /> to the
              validator
            </>
          )}
          {drawn.length < payouts.length && `. Latest ${drawn.length} shown`}
        </>
      }
      names={drawn.map(({ at }) => `${isoMinuteText(at)} UTC`)}
      times={null}
      series={[
        { id: "nominators", name: "Nominators", values: drawn.map((payout) => payout.nominators) },
        ...(isValidatorKnown ? [{ id: "validator", name: "Validator", values: ofValidator } as const] : []),
      ]}
      as="stacked"
      coin={network.coin}
      rows={drawn.toReversed()}
      columns={columnsOf(network)}
      idOf={({ transaction }) => transaction}
      fileName={stakingFileName(network, pool, "rewards")}
    />
  );
}

function columnsOf(network: PageNetwork): readonly ChartColumn<PoolPayout>[] {
  return [
    {
      title: "Payout",
      name: "time",
      phone: "lead",
      cell: ({ at }) => <Time atMs={at * 1_000} detail />,
      value: ({ at }) => timeText(at),
    },
    {
      title: "Round",
      name: "round",
      cell: ({ round }) => (round === null ? "–" : <Time atMs={round * 1_000} />),
      value: ({ round }) => (round === null ? null : timeText(round)),
    },
    coins(network, "Nominators’ stake", "nominators_stake", null, ({ stake }) => stake),
    coins(network, "Nominators", "nominators_reward", "value", ({ nominators }) => nominators),
    coins(network, "Validator", "validator_reward", "aside", ({ validator }) => validator),
    coins(network, "Total", "total_reward", null, ({ nominators, validator }) =>
      validator === null ? null : nominators + validator,
    ),
    {
      title: "Transaction",
      name: "transaction",
      phone: "detail",
      cell: ({ transaction }) => <TransactionLink network={network} hash={transaction} />,
      value: ({ transaction }) => transaction,
    },
  ];
}

function coins(
  network: PageNetwork,
  title: string,
  name: string,
  phone: "value" | "aside" | null,
  value: (row: PoolPayout) => bigint | null,
): ChartColumn<PoolPayout> {
  return {
    title,
    name,
    numeric: true,
    ...(phone === null ? {} : { phone }),
    cell: (row) => {
      const amount = value(row);
      return amount === null ? "–" : <Coins network={network} value={amount} brief={phone !== null} />;
    },
    value: (row) => {
      const amount = value(row);
      return amount === null ? null : coinsText(amount);
    },
  };
}
