import { Coins } from "@/components/entity/coins";
import { Time } from "@/components/entity/time";
import { TransactionLink } from "@/components/entity/transaction-link";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { TransactionCounterparties } from "./transaction-counterparties";
import { MovedCoins } from "./moved-coins";
import { TransactionOperation } from "./transaction-operation";
import { PartyLink } from "./party-link";
import { WrappingCell } from "./wrapping-cell";

export function transactionColumns(network: PageNetwork): readonly Column<TransactionRow>[] {
  const [transaction, operation, ...others] = accountTransactionColumns(network);
  return [transaction, operation, accountColumn(network), ...others];
}

type TransactionColumns = readonly [
  transaction: Column<TransactionRow>,
  operation: Column<TransactionRow>,
  ...others: Column<TransactionRow>[],
];

export function accountTransactionColumns(network: PageNetwork): TransactionColumns {
  return [
    { title: "Transaction", cell: ({ hash }) => <TransactionLink network={network} hash={hash} /> },
    {
      title: "Operation",
      phone: "lead",
      cell: (row) => (
        <WrappingCell>
          <TransactionOperation row={row} />
        </WrappingCell>
      ),
    },
    {
      title: "From or to",
      phone: "detail",
      cell: (row) => (
        <WrappingCell>
          <TransactionCounterparties network={network} row={row} />
        </WrappingCell>
      ),
    },
    {
      title: "Amount",
      numeric: true,
      phone: "value",
      cell: (row) => <MovedCoins network={network} row={row} />,
    },
    { title: "Time", numeric: true, phone: "aside", cell: ({ at }) => <Time atMs={at * 1_000} /> },
    {
      title: "Fee",
      numeric: true,
      cell: ({ fees }) => <Coins network={network} value={fees} maxFraction={6} align />,
    },
  ];
}

function accountColumn(network: PageNetwork): Column<TransactionRow> {
  return {
    title: "Account",
    cell: ({ account }) => (
      <WrappingCell>
        <PartyLink network={network} party={account} />
      </WrappingCell>
    ),
  };
}
