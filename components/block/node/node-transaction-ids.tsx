import { AddressLink } from "@/components/entity/address-link";
import { TransactionLink } from "@/components/entity/transaction-link";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { NodeCursor } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { BlockId } from "@/lib/ton/block/block";
import type { BlockTransactions, ShortTransactionId } from "@/lib/toncenter/v2/v2-block-transactions";
import { NodeNextPage } from "./node-next-page";

interface NodeTransactionIdsProps {
  readonly network: PageNetwork;
  readonly id: BlockId;
  readonly page: BlockTransactions;
  readonly next: NodeCursor | null;
}

/** The transactions of a block as ids only: cheaper to fetch than their contents. */
export function NodeTransactionIds({ network, id, page: { transactions }, next }: NodeTransactionIdsProps) {
  if (transactions.length === 0) return <p className="text-muted">No transactions.</p>;
  return (
    <>
      <DataTable
        caption="Transaction IDs of this block by account, from a node"
        columns={columnsOf(network)}
        rows={transactions}
        idOf={({ hash }) => hash}
      />
      <NodeNextPage network={network} id={id} part="transactions" shown={transactions.length} next={next} />
    </>
  );
}

function columnsOf(network: PageNetwork): readonly Column<ShortTransactionId>[] {
  return [
    { title: "Transaction", cell: ({ hash }) => <TransactionLink network={network} hash={hash} /> },
    {
      title: "Account",
      cell: ({ account }) => <AddressLink network={network} address={account} copy={false} />,
    },
    {
      title: "Logical time",
      numeric: true,
      cell: ({ lt }) => <span className="font-mono">{String(lt)}</span>,
    },
  ];
}
