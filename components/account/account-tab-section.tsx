"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { ACCOUNT_TABS, tabOfSegment, type AccountTabPage } from "@/lib/domain/account/account-tabs";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

interface AccountTabSectionProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly children: ReactNode;
}

const TABS = Object.values(ACCOUNT_TABS);

/** The tabs of an account and the open one. The layout around it stays when another is opened, so the router says which. */
export function AccountTabSection({ network, address, children }: AccountTabSectionProps) {
  const open = tabOfSegment(useSelectedLayoutSegment());
  const { name, path, label = name }: AccountTabPage = ACCOUNT_TABS[open];
  const hasOwnCards = "ownCards" in ACCOUNT_TABS[open];
  const tabs = (
    <Tabs
      label="Account"
      current={path(network, address)}
      tabs={TABS.map((tab) => ({ href: tab.path(network, address), name: tab.name }))}
    />
  );
  return (
    <section aria-label={label} className={hasOwnCards ? "grid grid-cols-1 gap-4" : "card"}>
      <div className={hasOwnCards ? "card py-2 sm:py-2" : "-mt-2 mb-3"}>{tabs}</div>
      {children}
    </section>
  );
}
