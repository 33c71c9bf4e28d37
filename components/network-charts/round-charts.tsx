"use client";

import { coinColumn, countColumn } from "@/components/charts/chart-columns";
import type { ChartColumn } from "@/components/charts/chart-column";
import { ChartFrame } from "@/components/charts/chart-frame";
import { isoDayText } from "@/components/charts/chart-texts";
import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time/time";
import { coinsText, timeText } from "@/lib/domain/export/export-values";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { RoundStake } from "@/lib/domain/network-charts/round-stakes";
import { counted } from "@/lib/text/counted";

interface RoundChartsProps {
  readonly network: PageNetwork;
  /** At least one, the oldest first. */
  readonly rounds: readonly RoundStake[];
}

/** Stake and validators of the newest validation rounds. */
export function RoundCharts({ network, rounds }: RoundChartsProps) {
  const newest = rounds.at(-1);
  if (newest === undefined) return null;
  const masterchain = rounds.flatMap(({ masterchainValidators: count }) => (count === null ? [] : [count]));
  const shared = {
    rows: rounds,
    names: rounds.map(({ since }) => isoDayText(since)),
    times: null,
    idOf: ({ since }: RoundStake) => String(since),
    coin: network.coin,
    columns: columnsOf(network),
  };
  return (
    <>
      <ChartFrame
        {...shared}
        title={`Stake per validation round, ${network.coin}`}
        summary={
          <>
            <Coins network={network} value={newest.stake} brief /> in the newest of{" "}
            {counted(rounds.length, "round")}
          </>
        }
        series={[{ id: "total", name: "Total stake", values: rounds.map(({ stake }) => stake) }]}
        as="bars"
        fileName={`${network.id}-stake`}
      />
      <ChartFrame
        {...shared}
        title="Validators per round"
        summary={`${counted(newest.validators, "validator")} in the newest round`}
        series={[
          { id: "total", name: "All", values: rounds.map(({ validators }) => validators) },
          // Null where the service does not give the number.
          ...(masterchain.length === rounds.length
            ? [{ id: "part", name: "Masterchain", values: masterchain } as const]
            : []),
        ]}
        as="bars"
        fileName={`${network.id}-validators`}
      />
    </>
  );
}

function columnsOf(network: PageNetwork): readonly ChartColumn<RoundStake>[] {
  return [
    timeColumn("From", "from", ({ since }) => since),
    timeColumn("Until", "until", ({ until }) => until),
    coinColumn(network, "Total stake", "total_stake", ({ stake }) => stake),
    optionalCoins(network, "Smallest", "smallest_stake", ({ minStake }) => minStake),
    optionalCoins(network, "Largest", "largest_stake", ({ maxStake }) => maxStake),
    countColumn("Validators", "validators", ({ validators }) => validators),
  ];
}

function timeColumn(
  title: string,
  name: string,
  secondsOf: (row: RoundStake) => number,
): ChartColumn<RoundStake> {
  return {
    title,
    name,
    cell: (row) => <Time atMs={secondsOf(row) * 1_000} />,
    value: (row) => timeText(secondsOf(row)),
  };
}

function optionalCoins(
  network: PageNetwork,
  title: string,
  name: string,
  stakeOf: (row: RoundStake) => bigint | null,
): ChartColumn<RoundStake> {
  return {
    title,
    name,
    numeric: true,
    cell: (row) => {
      const stake = stakeOf(row);
      return stake === null ? "–" : <Coins network={network} value={stake} />;
    },
    value: (row) => {
      const stake = stakeOf(row);
      return stake === null ? null : coinsText(stake);
    },
  };
}
