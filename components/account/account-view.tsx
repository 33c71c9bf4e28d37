import type { ReactNode } from "react";
import { watchlistPath } from "@/lib/paths";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { LazyPart } from "./account-lazy-part";
import { AccountTabSection } from "./account-tab-section";

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
      {head}
      <AccountTabSection network={network} address={address}>
        {children}
      </AccountTabSection>
    </>
  );
}
