import type { ReactNode } from "react";
import { Coins } from "@/components/entity/coins";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import { PartyLink } from "@/components/transaction/list/party-link";
import { Badge, type Tone } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NominatorEventRow, PoolValidatorEventRow } from "@/lib/domain/staking/pool-event-rows";
import { stakingEventName } from "@/lib/domain/staking/staking-event-names";

/** Columns for the page of the pool; the page of a nominator leaves out who it is. */
export function nominatorEventColumns(network: PageNetwork): readonly Column<NominatorEventRow>[] {
  const [transaction, type, ...rest] = accountPoolEventColumns(network);
  if (transaction === undefined || type === undefined) return rest;
  return [
    transaction,
    {
      title: "Nominator",
      phone: "lead",
      cell: (row) => <PartyLink network={network} party={row.nominator} />,
    },
    { ...type, phone: "detail" },
    ...rest,
  ];
}

export function accountPoolEventColumns(network: PageNetwork): readonly Column<NominatorEventRow>[] {
  const { transaction, amount, balance, time } = common<NominatorEventRow>(network);
  return [
    transaction,
    { title: "Event", phone: "lead", cell: (row) => <EventType type={row.type} of="nominator" /> },
    amount,
    balance,
    {
      title: "Pending after",
      numeric: true,
      cell: ({ pendingAfter }) =>
        pendingAfter === null || pendingAfter === 0n ? (
          NOTHING
        ) : (
          <Coins network={network} value={pendingAfter} brief />
        ),
    },
    time,
  ];
}

export function poolValidatorEventColumns(network: PageNetwork): readonly Column<PoolValidatorEventRow>[] {
  const { transaction, amount, balance, time } = common<PoolValidatorEventRow>(network);
  return [
    transaction,
    { title: "Event", phone: "lead", cell: (row) => <EventType type={row.type} of="validator" /> },
    {
      title: "Round",
      phone: "detail",
      cell: ({ round }) =>
        round === null ? (
          <span className="max-sm:hidden">{NOTHING}</span>
        ) : (
          <>
            {/* Phones show no column head that says which time it is. */}
            <span className="text-muted sm:hidden">round of </span>
            <Time atMs={round * 1_000} />
          </>
        ),
    },
    amount,
    balance,
    time,
  ];
}

const NOTHING: ReactNode = <span className="text-muted">–</span>;

const TONES_OF_TYPES: ReadonlyMap<string, Tone> = new Map([
  ["reward", "positive"],
  ["penalty", "negative"],
  ["withdrawal", "warning"],
  ["withdrawal_request", "warning"],
]);

interface EventTypeProps {
  readonly type: string;
  readonly of: "nominator" | "validator";
}

function EventType({ type, of }: EventTypeProps) {
  const name = stakingEventName(type, of);
  if (name !== null) return <Badge tone={TONES_OF_TYPES.get(type) ?? "neutral"}>{name}</Badge>;
  return (
    <>
      <Name text={type} max={40} /> <span className="text-muted">(unknown type)</span>
    </>
  );
}

type Shared = Pick<NominatorEventRow, "transaction" | "type" | "amount" | "balanceAfter" | "at">;

function common<R extends Shared>(network: PageNetwork) {
  return {
    transaction: {
      title: "Transaction",
      cell: ({ transaction }: R) => <TransactionLink network={network} hash={transaction} />,
    },
    amount: {
      title: "Amount",
      numeric: true,
      phone: "value",
      cell: ({ type, amount }: R) =>
        type === "withdrawal_request" && amount === 0n ? (
          NOTHING
        ) : (
          <Coins network={network} value={amount} brief />
        ),
    },
    balance: {
      title: "Stake after",
      numeric: true,
      cell: ({ balanceAfter }: R) =>
        balanceAfter === null ? NOTHING : <Coins network={network} value={balanceAfter} brief />,
    },
    time: {
      title: "Time",
      numeric: true,
      phone: "aside",
      cell: ({ at }: R) => <Time atMs={at * 1_000} />,
    },
  } as const;
}
