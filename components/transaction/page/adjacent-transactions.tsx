import { TransactionLink } from "@/components/entity/transaction-link";
import { DataTable } from "@/components/ui/data-table";
import { Section } from "@/components/ui/section";
import type { AdjacentTransactions } from "@/lib/domain/transaction/adjacent-transactions";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { transactionRowId } from "@/lib/domain/transaction/transaction-row-kinds";
import { transactionColumns } from "../list/transaction-columns";

interface AdjacentTransactionsViewProps {
  readonly network: PageNetwork;
  readonly adjacent: AdjacentTransactions;
}

/** The parent and children of a transaction in its trace. */
export function AdjacentTransactionsView({
  network,
  adjacent: { hash, parents, children },
}: AdjacentTransactionsViewProps) {
  return (
    <>
      <p className="mb-6">
        Of transaction <TransactionLink network={network} hash={hash} copy />
      </p>
      <div className="grid grid-cols-1 gap-8">
        <AdjacentList
          network={network}
          title="Triggered by"
          none="No transaction in the index sent the message that triggered it."
          rows={parents}
        />
        <AdjacentList
          network={network}
          title="Triggered"
          none="No transaction in the index received a message of it."
          rows={children}
        />
      </div>
    </>
  );
}

interface AdjacentListProps {
  readonly network: PageNetwork;
  readonly title: string;
  readonly none: string;
  readonly rows: readonly TransactionRow[];
}

function AdjacentList({ network, title, none, rows }: AdjacentListProps) {
  return (
    <Section title={title}>
      {rows.length === 0 ? (
        <p className="text-muted">{none}</p>
      ) : (
        <DataTable
          caption={`Transactions: ${title.toLowerCase()}`}
          columns={transactionColumns(network)}
          rows={rows}
          idOf={transactionRowId}
        />
      )}
    </Section>
  );
}
