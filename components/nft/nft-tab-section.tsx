"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { NFT_TABS } from "@/lib/domain/nft/nft-tabs";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

interface NftTabSectionProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly is: keyof typeof NFT_TABS;
  readonly children: ReactNode;
}

/** The tabs of an NFT or of a collection, and the open one. */
export function NftTabSection({ network, address, is, children }: NftTabSectionProps) {
  const segment = useSelectedLayoutSegment();
  const tabs = NFT_TABS[is];
  const { name, path } = tabs.find((tab) => tab.segment === segment) ?? tabs[0];
  return (
    <section aria-label={name} className="card">
      <div className="-mt-2 mb-3">
        <Tabs
          label={is === "collection" ? "Collection" : "NFT"}
          current={path(network, address)}
          tabs={tabs.map((tab) => ({ href: tab.path(network, address), name: tab.name }))}
        />
      </div>
      {children}
    </section>
  );
}
