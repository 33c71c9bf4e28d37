import Link from "next/link";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { TransactionList } from "@/components/transaction/list/transaction-list";
import { pendingPath } from "@/lib/paths";
import type { Page } from "@/lib/domain/list/page";
import type { ListPosition } from "@/lib/domain/list/position";
import type { NodeTransactions } from "@/lib/domain/transaction/node-transactions";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { writePending } from "@/lib/domain/pending/pending-query";
import type { TransactionRow } from "@/lib/domain/transaction/transaction-row";
import { transactionRowsPath } from "@/lib/domain/transaction/transaction-rows";
import type { Address } from "@/lib/ton/address/address";
import { OrNode } from "./or-node";

interface AccountTransactionsProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly page: Page<TransactionRow>;
  readonly position: ListPosition;
  readonly node: NodeTransactions | null;
}

/** The transactions of an account as it sees them. */
export function AccountTransactions(props: AccountTransactionsProps) {
  const { network, account, page, position, node } = props;
  return (
    <>
      <p className="mb-4">
        <Link
          href={pendingPath(network, writePending({ is: "account", address: account }, "transactions"))}
          prefetch={false}
        >
          Pending transactions
        </Link>
      </p>
      <OrNode network={network} node={node}>
        <TransactionList
          network={network}
          path={transactionRowsPath(network.id, new URLSearchParams({ account }))}
          account={account}
          initial={page}
          position={position}
        />
      </OrNode>
      <MoreWithoutScript query={new URLSearchParams()} position={position} page={page} />
    </>
  );
}
