import { Coins } from "@/components/entity/coins";
import { TransactionLink } from "@/components/entity/transaction-link";
import type { Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { TransactionCounterparties } from "./transaction-counterparties";
import { MovedCoins } from "./moved-coins";
import { TransactionOperation } from "./transaction-operation";
import { PartyLink } from "./party-link";
import { TIME_COLUMN } from "./transfer-columns";
import { WrappingCell } from "./wrapping-cell";

type TransactionColumn = Column<TransactionRow>;

/** On a phone, a row says whose transaction it is and with whom. */
export function transactionColumns(network: PageNetwork): readonly TransactionColumn[] {
  return [
    transactionColumn(network),
    { ...OPERATION, width: "lg:w-[20%]" },
    {
      title: "Account",
      width: "lg:w-[16%]",
      phone: "detail",
      cell: ({ account }) => (
        <WrappingCell>
          <PartyLink network={network} party={account} />
        </WrappingCell>
      ),
    },
    { ...counterpartiesColumn(network), phone: "more", width: "lg:w-[23%]" },
    ...commonColumns(network),
  ];
}

export function accountTransactionColumns(network: PageNetwork): readonly TransactionColumn[] {
  return [
    transactionColumn(network),
    { ...OPERATION, width: "lg:w-[30%]" },
    { ...counterpartiesColumn(network), phone: "detail", width: "lg:w-[24%]" },
    ...commonColumns(network),
  ];
}

function transactionColumn(network: PageNetwork): TransactionColumn {
  return { title: "Transaction", cell: ({ hash }) => <TransactionLink network={network} hash={hash} /> };
}

const OPERATION: TransactionColumn = {
  title: "Operation",
  phone: "lead",
  cell: (row) => (
    <WrappingCell>
      <TransactionOperation row={row} />
    </WrappingCell>
  ),
};

function counterpartiesColumn(network: PageNetwork): TransactionColumn {
  return {
    title: "Counterparty",
    cell: (row) => (
      <WrappingCell>
        <TransactionCounterparties network={network} row={row} />
      </WrappingCell>
    ),
  };
}

function commonColumns(network: PageNetwork): readonly TransactionColumn[] {
  return [
    {
      title: "Amount",
      numeric: true,
      phone: "value",
      cell: (row) => <MovedCoins network={network} row={row} />,
    },
    TIME_COLUMN,
    {
      title: "Fee",
      numeric: true,
      cell: ({ fees }) => <Coins network={network} value={fees} brief />,
    },
  ];
}
