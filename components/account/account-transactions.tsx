import Link from "next/link";
import { MoreWithoutScript } from "@/components/list/more-without-script";
import { TransactionList } from "@/components/transaction/transaction-list";
import { pendingPath } from "@/lib/paths";
import type { Page } from "@/lib/query/list/page";
import type { ListPosition } from "@/lib/query/list/position";
import type { NodeTransactions } from "@/lib/query/node-transactions";
import type { PageNetwork } from "@/lib/query/page-network";
import { writePending } from "@/lib/query/pending/pending-asked";
import type { TransactionRow } from "@/lib/query/transaction-row";
import { transactionRowsPath } from "@/lib/query/transaction-rows";
import type { Address } from "@/lib/ton/address";
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
