"use client";

import { InfiniteListView } from "@/components/list/infinite-list";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Page } from "@/lib/query/list/page";
import type { ListPosition } from "@/lib/query/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { PageNetwork } from "@/lib/query/page-network";
import type { TransactionRow } from "@/lib/query/transaction-row";
import {
  loadTransactionRow,
  transactionRowId,
  transactionRowsPath,
  type TransactionFilter,
} from "@/lib/query/transaction-rows";
import { accountTransactionColumns, transactionColumns } from "./columns";

/** Nobody waits for it. */
const TransactionExport = lazyPart(() =>
  import("./transaction-export").then((module) => module.TransactionExport),
);

interface TransactionListProps {
  readonly network: PageNetwork;
  readonly filter: TransactionFilter;
  /** What the server knew when it made the page. */
  readonly initial: Page<TransactionRow>;
  readonly position: ListPosition;
}

/** Transactions, the newest first: of all accounts, or of one. */
export function TransactionList({ network, filter, initial, position }: TransactionListProps) {
  const path = transactionRowsPath(network.id, filter);
  const list = useInfiniteList({
    queryKey: ["transactions", path],
    path,
    loadRow: loadTransactionRow,
    idOf: transactionRowId,
    initial,
    position,
    // Nothing new can come before a moment that is over.
    newestFirst: filter.upToLt === undefined,
  });
  const ofOne = filter.account !== undefined;
  return (
    <InfiniteListView
      list={list}
      what="transactions"
      caption={ofOne ? "Transactions of this account, the newest first" : "Transactions, the newest first"}
      columns={ofOne ? accountTransactionColumns(network) : transactionColumns(network)}
      idOf={transactionRowId}
      tools={
        <TransactionExport
          network={network}
          path={path}
          pin={list.position.pin}
          subject={filter.account ?? null}
        />
      }
    />
  );
}
