import type { ReactNode } from "react";
import { StaleDataNotice } from "@/components/error/stale-data-notice";
import { ReturnedCoins } from "@/components/trace/returned-coins";
import { Badge } from "@/components/ui/badge";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Headline } from "@/lib/domain/trace/trace-headline";
import { pendingLabel } from "@/lib/domain/trace/outcome-text";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import type { ApiError } from "@/lib/toncenter/error";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { FollowedMessage } from "./followed-message";
import { TransactionSummary } from "./transaction-summary";

interface TransactionHeadProps {
  readonly network: PageNetwork;
  readonly found: {
    readonly transaction: Transaction;
    readonly row: TransactionRow;
    readonly followed: Message | null;
    readonly asOfMs: number;
    readonly problem: ApiError | null;
  };
  readonly headline: Headline;
  /** Why the received message bounced; null if it did not. */
  readonly cause: string | null;
  /** The actions of the trace. */
  readonly children?: ReactNode;
}

/** The top of a transaction's page: outcome, actions and summary. */
export function TransactionHead({ network, found, headline, cause, children }: TransactionHeadProps) {
  const { transaction, row, followed, asOfMs, problem } = found;
  const { label, tone, elsewhere, sentence } = headline;
  const pending = pendingLabel(transaction);
  return (
    <div>
      <div data-answer="" className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">Transaction</h1>
        <Badge tone={tone}>{label}</Badge>
        {elsewhere !== null && <Badge tone="warning">{elsewhere}</Badge>}
        {pending !== null && <Badge tone="warning">{pending}</Badge>}
      </div>
      {sentence !== null && <p className="mb-4 max-w-prose">{sentence}</p>}
      <ReturnedCoins network={network} transaction={transaction} row={row} cause={cause} />
      {children}
      {followed !== null && (
        <FollowedMessage network={network} transaction={transaction} message={followed} />
      )}
      {problem !== null && <StaleDataNotice problem={problem} asOfMs={asOfMs} />}
      <TransactionSummary network={network} row={row} />
    </div>
  );
}
