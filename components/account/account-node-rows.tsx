import { Age } from "@/components/entity/time/age";
import { accountTransactionColumns } from "@/components/transaction/list/transaction-columns";
import { DataTable } from "@/components/ui/data-table";
import type { NodeTransactions } from "@/lib/domain/transaction/node-transactions";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { transactionRowId } from "@/lib/domain/transaction/transaction-row-kinds";

interface NodeRowsProps {
  readonly network: PageNetwork;
  readonly fallback: NodeTransactions;
}

/** The newest transactions of an account from a node, while calls to the index fail. */
export function NodeRows({ network, fallback: { rows, asOfMs, nowMs } }: NodeRowsProps) {
  return (
    <>
      <p className="mb-2 max-w-prose text-warning">
        From a node, <Age atMs={asOfMs} serverNowMs={nowMs} />.
      </p>
      {rows.length === 0 ? (
        <p className="text-muted">No transactions.</p>
      ) : (
        <DataTable
          caption="Latest transactions of this account, from a node"
          columns={accountTransactionColumns(network)}
          rows={rows}
          idOf={transactionRowId}
        />
      )}
    </>
  );
}
