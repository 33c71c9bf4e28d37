import { TransactionLink } from "@/components/entity/transaction-link";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Message } from "@/lib/toncenter/v3/v3-message";
import type { Transaction } from "@/lib/toncenter/v3/v3-transaction";

interface FollowedMessageProps {
  readonly network: PageNetwork;
  readonly transaction: Transaction;
  readonly message: Message;
}

/** Shown while a message has no receiver yet; later its hash leads to the receiver's transaction. */
export function FollowedMessage({ network, transaction, message }: FollowedMessageProps) {
  return (
    <p className="mb-4 max-w-prose">
      You followed the hash of <a href={`#${message.hash}`}>a message</a> that nobody has received so far.
      This is the transaction that sent it: <TransactionLink network={network} hash={transaction.hash} />.
    </p>
  );
}
