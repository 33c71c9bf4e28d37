"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { ACCOUNT_TABS, tabOfSegment } from "@/lib/domain/account/account-tabs";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

interface AccountTabSectionProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly children: ReactNode;
}

/** The tabs of an account and the open one. The layout around it stays when another is opened, so the router says which. */
export function AccountTabSection({ network, address, children }: AccountTabSectionProps) {
  const { name, path } = ACCOUNT_TABS[tabOfSegment(useSelectedLayoutSegment())];
  return (
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
  );
}
