import { MoreWithoutScript } from "@/components/list/more-without-script";
import { TransactionList } from "@/components/transaction/transaction-list";
import type { Page } from "@/lib/query/list/page";
import { nextPosition, writePosition, type ListPosition } from "@/lib/query/list/position";
import type { PageNetwork } from "@/lib/query/page-network";
import type { TransactionRow } from "@/lib/query/transaction-row";
import type { Address } from "@/lib/ton/address";

interface AccountTransactionsProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly page: Page<TransactionRow>;
  readonly position: ListPosition;
}

/** The transactions of an account as it sees them. */
export function AccountTransactions({ network, account, page, position }: AccountTransactionsProps) {
  const next = writePosition(new URLSearchParams(), nextPosition(position, page.pin));
  return (
    <>
      <TransactionList network={network} filter={{ account }} initial={page} position={position} />
      {!page.end && <MoreWithoutScript href={`?${next.toString()}`} />}
    </>
  );
}
