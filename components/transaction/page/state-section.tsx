import type { ReactNode } from "react";
import { Coins } from "@/components/entity/coins";
import { HashText } from "@/components/entity/hash-text";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { AccountState, Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { BagChange } from "./bag-change";
import { extraCurrencies } from "./extra-currencies";

interface StateRow {
  readonly name: string;
  readonly before: ReactNode;
  readonly after: ReactNode;
  readonly change: ReactNode;
}

interface StateSectionProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
}

const HASHES = [
  ["State hash", "hash"],
  ["Code hash", "code_hash"],
  ["Data hash", "data_hash"],
  ["Frozen hash", "frozen_hash"],
] as const;

const COLUMNS: readonly Column<StateRow>[] = [
  { title: "Account", cell: ({ name }) => name },
  { title: "Before", cell: ({ before }) => before ?? "Unknown" },
  { title: "After", cell: ({ after }) => after ?? "Unknown" },
  { title: "Change", cell: ({ change }) => change },
];

export function StateSection({ network, transaction }: StateSectionProps) {
  const { account_state_before: before, account_state_after: after } = transaction;
  return (
    <div>
      <DataTable
        caption="Account before and after"
        columns={COLUMNS}
        rows={stateRows(network, transaction)}
        idOf={({ name }) => name}
      />
      <BagChange name="code" before={before} after={after} />
      <BagChange name="data" before={before} after={after} />
    </div>
  );
}

function stateRows(network: PageNetwork, transaction: Transaction): readonly StateRow[] {
  const { account_state_before: before, account_state_after: after } = transaction;
  return [
    statusRow(
      before?.account_status ?? transaction.orig_status,
      after?.account_status ?? transaction.end_status,
    ),
    balanceRow(network, before?.balance ?? null, after?.balance ?? null),
    ...currencyRow(before, after),
    ...HASHES.flatMap(([name, field]) => hashRow(name, before?.[field] ?? null, after?.[field] ?? null)),
  ];
}

function statusRow(before: string | null, after: string | null): StateRow {
  return { name: "Status", before, after, change: changeText(before, after) };
}

function balanceRow(network: PageNetwork, before: bigint | null, after: bigint | null): StateRow {
  const coins = (value: bigint | null) => value !== null && <Coins network={network} value={value} />;
  const difference = before === null || after === null ? null : after - before;
  return {
    name: "Balance",
    before: coins(before) || null,
    after: coins(after) || null,
    change:
      difference === null ? (
        "Unknown"
      ) : difference === 0n ? (
        "= the same"
      ) : (
        <Coins
          network={network}
          value={difference < 0n ? -difference : difference}
          direction={difference < 0n ? "out" : "in"}
        />
      ),
  };
}

function currencyRow(before: AccountState | null, after: AccountState | null): readonly StateRow[] {
  const [currenciesBefore, currenciesAfter] = [
    extraCurrencies(before?.extra_currencies ?? null),
    extraCurrencies(after?.extra_currencies ?? null),
  ];
  if (currenciesBefore === null && currenciesAfter === null) return [];
  return [
    {
      name: "Other currencies",
      before: currenciesBefore ?? "none",
      after: currenciesAfter ?? "none",
      change: "",
    },
  ];
}

function hashRow(name: string, before: string | null, after: string | null): readonly StateRow[] {
  if (before === null && after === null) return [];
  const shown = (hash: string | null) => (hash === null ? null : <HashText hash={hash} copy what={name} />);
  return [{ name, before: shown(before), after: shown(after), change: changeText(before, after) }];
}

function changeText(before: string | null, after: string | null): string {
  if (before === null || after === null) return "Unknown";
  return before === after ? "= the same" : "≠ changed";
}
