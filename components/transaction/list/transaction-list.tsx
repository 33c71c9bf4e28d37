"use client";

import { useMemo } from "react";
import { InfiniteListView } from "@/components/list/infinite-list";
import { lazyPart } from "@/components/ui/lazy-part";
import type { Page } from "@/lib/domain/list/page";
import type { ListPosition } from "@/lib/domain/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { loadTransactionRow, transactionRowId } from "@/lib/domain/transaction/transaction-rows";
import { accountTransactionColumns, transactionColumns } from "./transaction-columns";

/** Nobody waits for it. */
const TransactionExport = lazyPart(() =>
  import("./transaction-export").then((module) => module.TransactionExport),
);

interface TransactionListProps {
  readonly network: PageNetwork;
  /** Where our own server has the rows. */
  readonly path: string;
  /** Whose page the list is on. */
  readonly account?: string;
  /** Those of these accounts are not shown. */
  readonly without?: readonly string[];
  readonly oldestFirst?: boolean;
  /** Whether new ones can come at its start. */
  readonly isOpenEnded?: boolean;
  /** What the server knew when it made the page. */
  readonly initial: Page<TransactionRow>;
  readonly position: ListPosition;
}

const NOBODY: readonly string[] = [];

/** Transactions, the newest first unless it is said otherwise: of all accounts, or of one. */
export function TransactionList(props: TransactionListProps) {
  const { network, path, account, without = NOBODY, initial, position } = props;
  const { oldestFirst = false, isOpenEnded = true } = props;
  const list = useInfiniteList({
    queryKey: ["transactions", path],
    path,
    loadRow: loadTransactionRow,
    idOf: transactionRowId,
    initial,
    position,
    newestFirst: isOpenEnded,
  });
  const rows = useMemo(
    () =>
      without.length === 0 ? list.rows : list.rows.filter((row) => !without.includes(row.account.address)),
    [list.rows, without],
  );
  return (
    <>
      {rows.length < list.rows.length && (
        <p className="mb-2 text-muted">
          Of {list.rows.length} transactions loaded so far {rows.length} are of other accounts; the data
          service does not leave any out by itself.
        </p>
      )}
      <InfiniteListView
        list={rows === list.rows ? list : { ...list, rows }}
        count={list.rows.length}
        what="transactions"
        caption={`Transactions${account === undefined ? "" : " of this account"}, the ${oldestFirst ? "oldest" : "newest"} first`}
        columns={account === undefined ? transactionColumns(network) : accountTransactionColumns(network)}
        idOf={transactionRowId}
        tools={
          <TransactionExport
            network={network}
            path={path}
            pin={list.position.pin}
            subject={account ?? null}
            without={without}
          />
        }
      />
    </>
  );
}
