import type { ReactNode } from "react";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
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
    <div className="grid grid-cols-1 gap-4 [&>*]:min-w-0">
      {head}
      <AccountTabSection network={network} address={address}>
        {children}
      </AccountTabSection>
    </div>
  );
}
