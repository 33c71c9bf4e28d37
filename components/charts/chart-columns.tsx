import { Count } from "@/components/entity/count";
import { Coins } from "@/components/entity/coins";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { PartyLink } from "@/components/transaction/list/party-link";
import type { BalancePoint } from "@/lib/domain/charts/balance-history";
import type { Bucket, HourOfDay } from "@/lib/domain/charts/time-buckets";
import type { Counterparty } from "@/lib/domain/charts/counterparties";
import { coinsText, partyText, timeText } from "@/lib/domain/export/export-values";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ChartColumn } from "./chart-column";
import { isoDayText, hourText } from "./chart-texts";

/** A column of coins, on screen and in the file. */
export function coinColumn<R>(
  network: PageNetwork,
  title: string,
  name: string,
  value: (row: R) => bigint,
): ChartColumn<R> {
  return {
    title,
    name,
    numeric: true,
    cell: (row) => <Coins network={network} value={value(row)} />,
    value: (row) => coinsText(value(row)),
  };
}

/** A column of whole numbers, on screen and in the file. */
export function countColumn<R>(title: string, name: string, value: (row: R) => number): ChartColumn<R> {
  return { title, name, numeric: true, cell: (row) => <Count value={value(row)} />, value };
}

const day: ChartColumn<Bucket> = {
  title: "From (UTC)",
  name: "from",
  cell: ({ from }) => isoDayText(from),
  value: ({ from }) => isoDayText(from),
};

export const ACTIVITY_COLUMNS: readonly ChartColumn<Bucket>[] = [
  day,
  countColumn("Succeeded", "done", ({ done }) => done),
  countColumn("Failed", "failed", ({ failed }) => failed),
];

export const HOUR_COLUMNS: readonly ChartColumn<HourOfDay>[] = [
  {
    title: "From (UTC)",
    name: "from",
    cell: ({ hour }) => hourText(hour),
    value: ({ hour }) => hourText(hour),
  },
  countColumn("Succeeded", "done", ({ done }) => done),
  countColumn("Failed", "failed", ({ failed }) => failed),
];

export function flowColumns(network: PageNetwork): readonly ChartColumn<Bucket>[] {
  return [
    day,
    coinColumn(network, "Received", "received", ({ received }) => received),
    coinColumn(network, "Sent", "sent", ({ sent }) => sent),
  ];
}

export function feeColumns(network: PageNetwork): readonly ChartColumn<Bucket>[] {
  return [day, coinColumn(network, "Fees", "fees", ({ fees }) => fees)];
}

export function balanceColumns(network: PageNetwork): readonly ChartColumn<BalancePoint>[] {
  return [
    {
      title: "Transaction",
      name: "after",
      cell: ({ hash }) => <TransactionLink network={network} hash={hash} />,
      value: ({ hash }) => hash,
    },
    {
      title: "Time",
      name: "time",
      cell: ({ at }) => <Time atMs={at * 1_000} />,
      value: ({ at }) => timeText(at),
    },
    coinColumn(network, "Balance", "balance", ({ balance }) => balance),
    {
      title: "Source",
      name: "source",
      cell: ({ isDerived }) => sourceOf(isDerived),
      value: ({ isDerived }) => sourceOf(isDerived),
    },
  ];
}

function sourceOf(isDerived: boolean): string {
  return isDerived ? "derived" : "index";
}

export function counterpartyColumns(network: PageNetwork): readonly ChartColumn<Counterparty>[] {
  return [
    {
      title: "Counterparty",
      name: "account",
      cell: ({ party, label }) =>
        party === null ? <Name text={label ?? ""} max={40} /> : <PartyLink network={network} party={party} />,
      value: ({ party, label }) => (party === null ? label : partyText(party, network)),
    },
    coinColumn(network, "Received", "received", ({ received }) => received),
    coinColumn(network, "Sent", "sent", ({ sent }) => sent),
    countColumn("Transactions", "transactions", ({ transactions }) => transactions),
  ];
}
