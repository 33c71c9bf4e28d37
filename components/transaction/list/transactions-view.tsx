import { ListedRowsView } from "@/components/list/listed-rows-view";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionFilter } from "@/lib/domain/transaction/transaction-filter";
import { TRANSACTIONS } from "@/lib/domain/transaction/transaction-row-kinds";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { TransactionFilters } from "./transaction-filters";
import { TransactionList } from "./transaction-list";

interface TransactionsViewProps {
  readonly network: PageNetwork;
  readonly opened: OpenedList<TransactionRow, TransactionFilter>;
}

/** The latest transactions, with their filters. */
export function TransactionsView({ network, opened }: TransactionsViewProps) {
  return (
    <>
      <ListedRowsView
        network={network}
        kind={TRANSACTIONS}
        list={TransactionList}
        opened={opened}
        filters={<TransactionFilters network={network} filter={opened.query} />}
      />
    </>
  );
}
