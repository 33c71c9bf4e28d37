"use client";

import { InfiniteListView } from "@/components/list/infinite-list";
import { transactionColumns } from "@/components/transaction/list/transaction-columns";
import { lazyPart } from "@/components/ui/lazy-part";
import { blockPath } from "@/lib/paths";
import type { Page } from "@/lib/domain/list/page";
import type { ListPosition } from "@/lib/domain/list/position";
import { useInfiniteList } from "@/lib/query/list/use-infinite-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { loadTransactionRow, transactionRowId } from "@/lib/domain/transaction/transaction-rows";
import type { BlockId } from "@/lib/ton/block/block";
import { blockRowsPath } from "./block-rows-path";

/** Nobody waits for it. */
const TransactionExport = lazyPart(() =>
  import("@/components/transaction/list/transaction-export").then((module) => module.TransactionExport),
);

interface BlockTransactionsProps {
  readonly network: PageNetwork;
  readonly id: BlockId;
  /** Only the masterchain's own. */
  readonly own: boolean;
  readonly initial: Page<TransactionRow>;
  readonly position: ListPosition;
}

/** The transactions of one block. It is complete: nothing arrives while one reads. */
export function BlockTransactions({ network, id, own, initial, position }: BlockTransactionsProps) {
  const path = blockRowsPath(network, blockPath, id, own);
  const list = useInfiniteList({
    queryKey: ["block transactions", path],
    path,
    loadRow: loadTransactionRow,
    idOf: transactionRowId,
    initial,
    position,
  });
  return (
    <InfiniteListView
      list={list}
      what="transactions"
      caption={`Transactions of block ${id.seqno} in the order of their logical time`}
      columns={transactionColumns(network)}
      idOf={transactionRowId}
      tools={
        <TransactionExport
          network={network}
          path={path}
          pin={null}
          subject={`block-${id.seqno}`}
          without={[]}
        />
      }
    />
  );
}
