import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { watchlistPath } from "@/lib/paths";
import type { AccountCard as Card } from "@/lib/domain/account/account-card";
import type { AccountFacts, AccountReport } from "@/lib/domain/account/account-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { AccountCard } from "./account-card";
import { AccountIdentity } from "./account-identity";
import { AccountPanel } from "./account-panel";
import { GlancePlace } from "./holdings-place";
import { LazyPart } from "./account-lazy-part";
import { NeverSeen } from "./never-seen";
import { ACCOUNT_TABS, type AccountTab } from "./account-tabs";

interface AccountViewProps {
  readonly network: PageNetwork;
  readonly networks: readonly PageNetwork[];
  readonly address: Address;
  readonly report: AccountReport;
  readonly card: Card | null;
  readonly open: AccountTab;
  /** What the tab shows. */
  readonly children: ReactNode;
}

/** An account, what it is, and below it one of its tabs. Each part can fail without the others. */
export function AccountView(props: AccountViewProps) {
  const { network, networks, address, report, card, open, children } = props;
  const others = networks.filter(({ id }) => id !== network.id);
  const { name, path } = ACCOUNT_TABS[open];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">Account</h1>
        <LazyPart
          part="note"
          key={address}
          network={network}
          address={address}
          watchlistHref={watchlistPath(network)}
        />
      </div>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        <div className="min-w-0">
          <AccountPanel
            network={network}
            address={address}
            initial={report}
            identity={
              <AccountIdentity network={network} address={address} bounces={isContract(report.account)} />
            }
            neverSeen={<NeverSeen others={others} here={network} address={address} />}
          />
        </div>
        {report.account?.source === "index" && (
          <div className="min-w-0">
            {card !== null && <AccountCard network={network} card={card} />}
            <GlancePlace network={network} address={address} jettonsTold={card?.listsJettons ?? false} />
          </div>
        )}
      </div>
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

/** As opposed to a wallet, and to an account that has no contract so far. */
function isContract(account: AccountFacts | null): boolean {
  return account?.status === "active" && account.wallet === null;
}
