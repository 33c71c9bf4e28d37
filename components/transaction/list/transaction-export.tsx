import { ExportControl } from "@/components/export/export-control";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { loadTransactionRow, transactionRowId } from "@/lib/domain/transaction/transaction-rows";
import { transactionExportColumns } from "./transaction-file-columns";

interface TransactionExportProps {
  readonly network: PageNetwork;
  readonly path: string;
  readonly pin: string | null;
  readonly subject: string | null;
  /** Those of these accounts are left out. */
  readonly without: readonly string[];
}

export function TransactionExport({ network, path, pin, subject, without }: TransactionExportProps) {
  return (
    <ExportControl
      network={network}
      what="transactions"
      subject={subject}
      path={path}
      pin={pin}
      loadRow={loadTransactionRow}
      idOf={transactionRowId}
      columns={transactionExportColumns(network)}
      keeps={({ account }) => !without.includes(account.address)}
    />
  );
}
