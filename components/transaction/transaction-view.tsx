import { ErrorNotice } from "@/components/error/error-notice";
import { Time } from "@/components/entity/time";
import { Badge } from "@/components/ui/badge";
import type { PageNetwork } from "@/lib/query/page-network";
import type { TransactionRow } from "@/lib/query/transaction-row";
import type { ApiError } from "@/lib/toncenter/error";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Message } from "@/lib/toncenter/v3/message";
import type { Transaction } from "@/lib/toncenter/v3/transaction";
import { FeeSection } from "./fee-section";
import { FollowedMessage } from "./followed-message";
import { MessageSection } from "./message-section";
import { outcomeOf, pendingWord } from "@/lib/query/trace/outcome";
import { PhaseSection } from "./phase-section";
import { PlaceSection } from "./place-section";
import { StateSection } from "./state-section";
import { Summary } from "./summary";

interface TransactionViewProps {
  readonly network: PageNetwork;
  readonly found: {
    readonly transaction: Transaction;
    readonly row: TransactionRow;
    readonly book: AddressBook;
    readonly followed: Message | null;
    readonly asOfMs: number;
    readonly problem: ApiError | null;
  };
}

/** A transaction: what it came to, and then everything that is known of it. */
export function TransactionView({ network, found }: TransactionViewProps) {
  const { transaction, row, book, followed, asOfMs, problem } = found;
  const interfaces = book[transaction.account]?.interfaces ?? [];
  const { word, tone, sentence } = outcomeOf(transaction, interfaces);
  const pending = pendingWord(transaction);
  return (
    <div className="grid grid-cols-1 gap-10">
      <div>
        <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold tracking-tight">Transaction</h1>
          <Badge tone={tone}>{word}</Badge>
          {pending !== null && <Badge tone="warning">{pending}</Badge>}
        </div>
        {sentence !== null && <p className="mb-4 max-w-prose">{sentence}</p>}
        {followed !== null && (
          <FollowedMessage network={network} transaction={transaction} message={followed} />
        )}
        {problem !== null && (
          <div className="mb-4">
            <ErrorNotice error={problem} />
            <p className="mt-1 text-muted">
              What is shown is from <Time atMs={asOfMs} detail />.
            </p>
          </div>
        )}
        <Summary network={network} row={row} />
      </div>
      <MessageSection network={network} transaction={transaction} book={book} />
      <PhaseSection network={network} transaction={transaction} interfaces={interfaces} />
      <FeeSection network={network} transaction={transaction} />
      <StateSection network={network} transaction={transaction} />
      <PlaceSection network={network} transaction={transaction} />
    </div>
  );
}
