import type { ReactNode } from "react";
import { KeptNotice } from "@/components/error/kept-notice";
import { Badge } from "@/components/ui/badge";
import type { PageNetwork } from "@/lib/query/page-network";
import { outcomeOf, pendingWord } from "@/lib/query/trace/outcome";
import type { TransactionRow } from "@/lib/query/transaction-row";
import type { ApiError } from "@/lib/toncenter/error";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Message } from "@/lib/toncenter/v3/message";
import type { Transaction } from "@/lib/toncenter/v3/transaction";
import { FollowedMessage } from "./followed-message";
import { Summary } from "./summary";

interface TransactionHeadProps {
  readonly network: PageNetwork;
  readonly found: {
    readonly transaction: Transaction;
    readonly row: TransactionRow;
    readonly book: AddressBook;
    readonly followed: Message | null;
    readonly asOfMs: number;
    readonly problem: ApiError | null;
  };
  /** What happened, in sentences. */
  readonly children?: ReactNode;
}

/** What one wants to know of a transaction at first sight: what it came to, who, how much, when. */
export function TransactionHead({ network, found, children }: TransactionHeadProps) {
  const { transaction, row, book, followed, asOfMs, problem } = found;
  const { word, tone, sentence } = outcomeOf(transaction, book[transaction.account]?.interfaces ?? []);
  const pending = pendingWord(transaction);
  return (
    <div>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">Transaction</h1>
        <Badge tone={tone}>{word}</Badge>
        {pending !== null && <Badge tone="warning">{pending}</Badge>}
      </div>
      {sentence !== null && <p className="mb-4 max-w-prose">{sentence}</p>}
      {children}
      {followed !== null && (
        <FollowedMessage network={network} transaction={transaction} message={followed} />
      )}
      {problem !== null && <KeptNotice problem={problem} asOfMs={asOfMs} />}
      <Summary network={network} row={row} />
    </div>
  );
}
