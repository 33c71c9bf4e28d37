import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { AddressBook } from "@/lib/toncenter/v3/address-book";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";
import { FeeSection } from "./fee-section";
import { MessageSection } from "./message-section";
import { PhaseSection } from "./phase-section";
import { BlockAndTraceSection } from "./block-and-trace-section";
import { StateSection } from "./state-section";

interface TransactionDetailsProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
  readonly book: AddressBook;
}

export function TransactionDetails({ network, transaction, book }: TransactionDetailsProps) {
  const interfaces = book[transaction.account]?.interfaces ?? [];
  return (
    <>
      <MessageSection network={network} transaction={transaction} book={book} />
      <PhaseSection network={network} transaction={transaction} interfaces={interfaces} />
      <FeeSection network={network} transaction={transaction} />
      <StateSection network={network} transaction={transaction} />
      <BlockAndTraceSection network={network} transaction={transaction} />
    </>
  );
}
