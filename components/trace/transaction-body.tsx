import { TransactionDetails } from "@/components/transaction/page/transaction-details";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NodeAnswer } from "@/lib/domain/trace/node-answer";
import type { SelectedStep } from "@/lib/domain/trace/selected-step";
import type { Result } from "@/lib/toncenter/error";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { NodeLookupSection } from "./node-lookup-section";
import { SelectedStepView } from "./selected-step";
import { hrefTo } from "./trace-views";

interface TransactionBodyProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
  readonly book: AddressBook;
  /** Null when the service does not have the trace. */
  readonly step: SelectedStep | null;
  /** The node's answer, after a lookup. */
  readonly answer: Result<NodeAnswer> | null;
  /** A lookup is pending; it waits for the page because the first load has no call left. */
  readonly isWaiting: boolean;
  readonly query: URLSearchParams;
}

/** Details of the selected step, or of the transaction if there is no trace. */
export function TransactionBody(props: TransactionBodyProps) {
  const { network, transaction, book, step, answer, isWaiting, query } = props;
  if (step !== null) {
    const at = step.name.id;
    return (
      <div className="grid grid-cols-1 gap-10">
        <SelectedStepView
          network={network}
          step={step}
          hrefOf={(id) => hrefTo(query.toString(), { at: id })}
        />
        <NodeLookupSection
          network={network}
          step={step}
          answer={answer}
          isWaiting={isWaiting}
          hrefOf={(node) => hrefTo(query.toString(), { at, node })}
        />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      <TransactionDetails network={network} transaction={transaction} book={book} />
    </div>
  );
}
