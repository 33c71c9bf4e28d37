import { PageLink } from "@/components/ui/page-link";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { TransactionFilters } from "@/components/transaction/list/transaction-filters";
import { AccountTransactionList } from "@/components/transaction/list/transaction-list";
import { pendingPath } from "@/lib/paths";
import type { OpenedList } from "@/lib/domain/list/opened-list";
import type { NodeTransactions } from "@/lib/domain/transaction/node-transactions";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { writePendingQuery } from "@/lib/domain/pending/pending-query";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import type { TransactionFilter } from "@/lib/domain/transaction/transaction-filter";
import { ACCOUNT_TRANSACTIONS } from "@/lib/domain/transaction/transaction-row-kinds";
import type { Address } from "@/lib/ton/address/address";
import { OrNode } from "./or-node";

interface AccountTransactionsProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly list: OpenedList<TransactionRow, TransactionFilter>;
  readonly node: NodeTransactions | null;
}

/** The transactions of an account, from its point of view. */
export function AccountTransactions(props: AccountTransactionsProps) {
  const { network, account, list, node } = props;
  return (
    <>
      <p className="mb-4">
        <PageLink
          href={pendingPath(network, writePendingQuery({ is: "account", address: account }, "transactions"))}
        >
          Pending transactions
        </PageLink>
      </p>
      <OrNode network={network} node={node}>
        <ListedRowsView
          network={network}
          kind={ACCOUNT_TRANSACTIONS}
          list={AccountTransactionList}
          opened={list}
          filters={<TransactionFilters network={network} account={account} filter={list.query} />}
        />
      </OrNode>
    </>
  );
}
