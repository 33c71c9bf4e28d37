import { Time } from "@/components/entity/time/time";
import { transactionColumns } from "@/components/transaction/list/transaction-columns";
import { DataTable } from "@/components/ui/data-table";
import type { NodeBlockTransactions } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { transactionRowId } from "@/lib/domain/transaction/transaction-row-kinds";
import { MASTERCHAIN, type BlockId } from "@/lib/ton/block/block";
import { NodeNextPage } from "./node-next-page";

interface NodeTransactionsProps {
  readonly network: PageNetwork;
  readonly id: BlockId;
  readonly answer: NodeBlockTransactions;
}

/** The transactions of a block, decoded from a node. */
export function NodeTransactions({ network, id, answer: { rows, asOfMs, next } }: NodeTransactionsProps) {
  return (
    <>
      <p className="mb-2 max-w-prose text-warning">
        {id.workchain === MASTERCHAIN ? "From a node, without shard blocks, " : "From a node, "}
        <Time atMs={asOfMs} />.
      </p>
      {rows.length === 0 ? (
        <p className="text-muted">No transactions.</p>
      ) : (
        <>
          <DataTable
            caption="Transactions of this block by account, from a node"
            columns={transactionColumns(network)}
            rows={rows}
            idOf={transactionRowId}
          />
          <NodeNextPage network={network} id={id} part="contents" shown={rows.length} next={next} />
        </>
      )}
    </>
  );
}
