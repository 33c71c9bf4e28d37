import { ErrorNotice } from "@/components/error/error-notice";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { isOpenEnded, writeTransactionFilter } from "@/lib/domain/transaction/transaction-filter";
import { transactionRowsPath } from "@/lib/domain/transaction/transaction-rows";
import type { TransactionsPage } from "@/lib/domain/transaction/transactions-page";
import { LatestTabs } from "./latest-tabs";
import { TransactionFilters } from "./transaction-filters";
import { TransactionList } from "./transaction-list";

interface TransactionsViewProps {
  readonly network: PageNetwork;
  readonly opened: TransactionsPage;
}

/** The latest transactions, and the choice of which are listed. */
export function TransactionsView({ network, opened }: TransactionsViewProps) {
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Transactions of {network.name}</h1>
      <LatestTabs network={network} open="transactions" />
      <TransactionFilters network={network} filter={opened.filter} />
      {opened.problem === null ? (
        <Listed network={network} opened={opened} />
      ) : (
        <ErrorNotice error={opened.problem} />
      )}
    </>
  );
}

interface ListedProps {
  readonly network: PageNetwork;
  readonly opened: Extract<TransactionsPage, { problem: null }>;
}

function Listed({ network, opened: { filter, page, position } }: ListedProps) {
  const query = writeTransactionFilter(filter);
  return (
    <>
      <TransactionList
        key={query.toString()}
        network={network}
        path={transactionRowsPath(network.id, query)}
        without={filter.without}
        oldestFirst={filter.oldestFirst}
        isOpenEnded={isOpenEnded(filter)}
        initial={page}
        position={position}
      />
      <MoreWithoutScript query={query} position={position} page={page} />
    </>
  );
}
