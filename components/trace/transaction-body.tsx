import { TransactionDetails } from "@/components/transaction/transaction-details";
import type { PageNetwork } from "@/lib/query/page-network";
import type { SelectedStep } from "@/lib/query/trace/selected-step";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Transaction } from "@/lib/toncenter/v3/transaction";
import { SelectedStepView } from "./selected-step";
import { hrefTo } from "./views";

interface TransactionBodyProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
  readonly book: AddressBook;
  /** Null when the service does not tell the trace. */
  readonly step: SelectedStep | null;
  readonly query: URLSearchParams;
}

/** The details of what is selected in the trace, or of the transaction alone. */
export function TransactionBody({ network, transaction, book, step, query }: TransactionBodyProps) {
  if (step !== null) {
    return (
      <SelectedStepView network={network} step={step} hrefOf={(id) => hrefTo(query.toString(), { at: id })} />
    );
  }
  return (
    <div className="grid grid-cols-1 gap-10">
      <TransactionDetails network={network} transaction={transaction} book={book} />
    </div>
  );
}
