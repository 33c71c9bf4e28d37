import { InterfaceEntry } from "@/components/entity/interface-entry";
import { isOpcode } from "@/lib/ton/contract/opcode";
import { Badge } from "@/components/ui/badge";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";

interface TransactionOperationProps {
  readonly row: Pick<TransactionRow, "operation" | "failure" | "skipped" | "leftUndone" | "outcomeUnknown"> &
    Partial<Pick<TransactionRow, "account">>;
}

/** The operation of a transaction, with its failure if there is one. */
export function TransactionOperation({
  row: { operation, failure, skipped, leftUndone, outcomeUnknown, account },
}: TransactionOperationProps) {
  const isNumber = isOpcode(operation);
  return (
    <>
      <InterfaceEntry of={account?.address} entry={isNumber ? { opcode: operation } : null}>
        <span className={isNumber ? "code-text" : undefined}>{operation}</span>
      </InterfaceEntry>
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
      {leftUndone !== undefined && (
        <>
          {" "}
          <Badge tone="warning">Incomplete</Badge> <span className="text-xs text-muted">{leftUndone}</span>
        </>
      )}
      {outcomeUnknown === true && (
        <>
          {" "}
          <Badge>Outcome unknown</Badge>
        </>
      )}
    </>
  );
}
