import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import type { AccountReport } from "@/lib/query/account-report";
import type { PageNetwork } from "@/lib/query/page-network";
import type { Address } from "@/lib/ton/address";
import { AccountPanel } from "./account-panel";
import { ACCOUNT_TABS, type AccountTab } from "./tabs";

interface AccountViewProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly address: Address;
  readonly report: AccountReport;
  readonly open: AccountTab;
  /** What the tab shows. */
  readonly children: ReactNode;
}

/** An account, and below it one of its tabs. Either part can fail without the other. */
export function AccountView({ network, networks, address, report, open, children }: AccountViewProps) {
  const others = networks.filter(({ id }) => id !== network.id);
  const { name, path } = ACCOUNT_TABS[open];
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Account</h1>
      <AccountPanel network={network} others={others} address={address} initial={report} />
      <section aria-label={name} className="mt-8">
        <Tabs
          label="Of this account"
          current={path(network, address)}
          tabs={Object.values(ACCOUNT_TABS).map((tab) => ({
            href: tab.path(network, address),
            name: tab.name,
          }))}
        />
        <div className="mt-4">{children}</div>
      </section>
    </>
  );
}
