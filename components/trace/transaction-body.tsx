import { TransactionDetails } from "@/components/transaction/page/transaction-details";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NodeAnswer } from "@/lib/domain/trace/node-answer";
import type { SelectedStep } from "@/lib/domain/trace/selected-step";
import type { Result } from "@/lib/toncenter/error";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Transaction } from "@/lib/toncenter/v3/transaction";
import { NodeLookupSection } from "./node-lookup-section";
import { SelectedStepView } from "./selected-step";
import { hrefTo } from "./trace-views";

interface TransactionBodyProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
  readonly book: AddressBook;
  /** Null when the service does not tell the trace. */
  readonly step: SelectedStep | null;
  /** What the node said, if it was asked. */
  readonly answer: Result<NodeAnswer> | null;
  /** The node is to be asked, but only when the rest of the page is here: it would be one question too many. */
  readonly isWaiting: boolean;
  readonly query: URLSearchParams;
}

/** The details of what is selected in the trace, or of the transaction alone. */
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
