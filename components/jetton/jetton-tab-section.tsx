"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { tabOfSegment } from "@/lib/domain/filter/tab-of-segment";
import { JETTON_TABS } from "@/lib/domain/jetton/jetton-tabs";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";

interface JettonTabSectionProps {
  readonly network: PageNetwork;
  readonly master: Address;
  readonly children: ReactNode;
}

/** The tabs of a jetton and the open one. */
export function JettonTabSection({ network, master, children }: JettonTabSectionProps) {
  const { name, path } = JETTON_TABS[tabOfSegment(JETTON_TABS, "holders", useSelectedLayoutSegment())];
  return (
    <section aria-label={name} className="card">
      <Tabs
        label="Jetton"
        current={path(network, master)}
        tabs={Object.values(JETTON_TABS).map((tab) => ({ href: tab.path(network, master), name: tab.name }))}
      />
      <div className="mt-4">{children}</div>
    </section>
  );
}
