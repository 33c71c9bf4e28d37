import type { ReactNode } from "react";
import { ACCOUNT_TABS, type AccountTabPage } from "@/lib/domain/account/account-tabs";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { LazyPart } from "./account-lazy-part";
import { AccountTabSection, type AccountTabLink } from "./account-tab-section";

interface AccountViewProps {
  readonly network: PageNetwork;
  readonly address: Address;
  /** The service's data about the account itself. */
  readonly head: ReactNode;
  /** The content of the open tab. */
  readonly children: ReactNode;
}

/** An account, what it is, and below it one of its tabs. Each part can fail or load late independently. */
export function AccountView({ network, address, head, children }: AccountViewProps) {
  return (
    <div className="grid grid-cols-1 gap-4 [&>*]:min-w-0">
      {head}
      <AccountTabSection tabs={tabLinks(network, address)}>{children}</AccountTabSection>
    </div>
  );
}

/** The data that browsers need about the tabs of an account. */
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
            // It loads late, so its space is reserved: two digits, and beyond that the tab's padding.
            count: (
              <span className="inline-block w-3.5 whitespace-nowrap">
                <LazyPart key={address} part={`${counts} count`} network={network} address={address} />
              </span>
            ),
          }),
    }),
  );
}
