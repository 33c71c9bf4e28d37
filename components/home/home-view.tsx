"use client";

import { useQuery } from "@tanstack/react-query";
import { HeadPanel } from "@/components/status/head-panel";
import { blocksPath, transactionsPath } from "@/lib/paths";
import { QueryError } from "@/lib/query/query-error";
import type { BlockRow } from "@/lib/query/block-row";
import { blockRowId, loadBlockRow } from "@/lib/query/block-rows";
import { headQuery } from "@/lib/query/head";
import type { HeadReport } from "@/lib/query/head-report";
import type { Page } from "@/lib/query/list/page";
import type { PageNetwork } from "@/lib/query/page-network";
import type { TransactionRow } from "@/lib/query/transaction-row";
import { loadTransactionRow, transactionRowId, transactionRowsPath } from "@/lib/query/transaction-rows";
import { latestBlockColumns, latestTransactionColumns } from "./columns";
import { Latest } from "./latest";

interface HomeViewProps {
  readonly network: PageNetwork;
  readonly head: HeadReport;
  readonly blocks: Page<BlockRow>;
  readonly transactions: Page<TransactionRow>;
}

/** The newest of everything. What one part cannot show the others do. */
export function HomeView({ network, head, blocks, transactions }: HomeViewProps) {
  const { data, error } = useQuery(headQuery(network.id, head));
  const problemIsSaid = error instanceof QueryError || data.problem !== null;
  return (
    <>
      <HeadPanel network={network.id} initial={head} />
      <div className="mt-8 grid gap-8 lg:grid-cols-2 [&>*]:min-w-0">
        <Latest
          what="blocks"
          network={network.id}
          path={`/api/${network.id}/rows/blocks`}
          loadRow={loadBlockRow}
          idOf={blockRowId}
          columns={latestBlockColumns(network)}
          initial={blocks}
          all={blocksPath(network)}
          problemIsSaid={problemIsSaid}
        />
        <Latest
          what="transactions"
          network={network.id}
          path={transactionRowsPath(network.id)}
          loadRow={loadTransactionRow}
          idOf={transactionRowId}
          columns={latestTransactionColumns(network)}
          initial={transactions}
          all={transactionsPath(network)}
          problemIsSaid={problemIsSaid}
        />
      </div>
    </>
  );
}
