import type { ReactNode } from "react";
import { ACCOUNT_TABS, type AccountTabPage } from "@/lib/domain/account/account-tabs";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { LazyPart } from "./account-lazy-part";
import { AccountTabSection, type AccountTabLink } from "./account-tab-section";

interface AccountViewProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** What the service knows of the account itself. */
  readonly head: ReactNode;
  /** What the open tab shows. */
  readonly children: ReactNode;
}

/** An account, what it is, and below it one of its tabs. Each part can fail, or come late, without the others. */
export function AccountView({ network, address, head, children }: AccountViewProps) {
  return (
    <div className="grid grid-cols-1 gap-4 [&>*]:min-w-0">
      {head}
      <AccountTabSection tabs={tabLinks(network, address)}>{children}</AccountTabSection>
    </div>
  );
}

/** What browsers need to know of the tabs of an account. */
function tabLinks(network: PageNetwork, address: Address): readonly AccountTabLink[] {
  return Object.entries<AccountTabPage>(ACCOUNT_TABS).map(
    ([id, { name, path, label = name, ownCards = false, counts }]) => ({
      id,
      name,
      href: path(network, address),
      label,
      hasOwnCards: ownCards,
      ...(counts === undefined
        ? {}
        : {
            // It comes late, so it has its place from the start: one of two digits, beyond that in the tab's padding.
            count: (
              <span className="inline-block w-3.5 whitespace-nowrap">
                <LazyPart key={address} part={`${counts} count`} network={network} address={address} />
              </span>
            ),
          }),
    }),
  );
}
