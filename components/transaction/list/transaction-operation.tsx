import { Badge } from "@/components/ui/badge";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";

interface TransactionOperationProps {
  readonly row: Pick<TransactionRow, "operation" | "failure" | "skipped">;
}

/** The operation of a transaction, with its failure if there is one. */
export function TransactionOperation({ row: { operation, failure, skipped } }: TransactionOperationProps) {
  const isNumber = operation.startsWith("0x");
  return (
    <>
      <span className={isNumber ? "font-mono slashed-zero" : undefined}>{operation}</span>
      {failure === "bounced" && (
        <>
          {" "}
          <Badge tone="negative">Bounced</Badge>
        </>
      )}
      {failure !== null && failure !== "bounced" && (
        <>
          {" "}
          <Badge tone="negative">Failed</Badge> <span className="text-xs text-muted">{failure}</span>
        </>
      )}
      {skipped !== null && (
        <>
          {" "}
          <Badge>Skipped</Badge> <span className="text-xs text-muted">{skipped}</span>
        </>
      )}
    </>
  );
}
