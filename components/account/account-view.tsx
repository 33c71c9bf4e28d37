import { TransactionList } from "@/components/transaction/transaction-list";
import { Section } from "@/components/ui/section";
import type { AccountReport } from "@/lib/query/account-report";
import type { Page } from "@/lib/query/list/page";
import type { ListPosition } from "@/lib/query/list/position";
import type { PageNetwork } from "@/lib/query/page-network";
import type { TransactionRow } from "@/lib/query/transaction-row";
import type { Address } from "@/lib/ton/address";
import { AccountPanel } from "./account-panel";

interface AccountViewProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly address: Address;
  readonly report: AccountReport;
  readonly transactions: Page<TransactionRow>;
  readonly position: ListPosition;
}

/** An account and what happened there. Either part can fail without the other. */
export function AccountView(props: AccountViewProps) {
  const { network, networks, address, report, transactions, position } = props;
  const others = networks.filter(({ id }) => id !== network.id);
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Account</h1>
      <AccountPanel network={network} others={others} address={address} initial={report} />
      <div className="mt-8">
        <Section title="Transactions">
          <TransactionList
            network={network}
            filter={{ account: address }}
            initial={transactions}
            position={position}
          />
        </Section>
      </div>
    </>
  );
}
