"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { tabOfSegment } from "@/lib/domain/filter/tab-of-segment";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import type { NetworkName } from "@/lib/paths";

interface ValidatorsTabSectionProps {
  readonly network: NetworkName;
  readonly children: ReactNode;
}

/** The tabs about all validators and the open one. */
export function ValidatorsTabSection({ network, children }: ValidatorsTabSectionProps) {
  const { name, path } =
    VALIDATORS_TABS[tabOfSegment(VALIDATORS_TABS, "validators", useSelectedLayoutSegment())];
  return (
    <section aria-label={name} className="card">
      <Tabs
        label="Validators"
        current={path(network)}
        tabs={Object.values(VALIDATORS_TABS).map((tab) => ({ href: tab.path(network), name: tab.name }))}
      />
      <div className="mt-4">{children}</div>
    </section>
  );
}
