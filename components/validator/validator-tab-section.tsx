"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import { tabOfSegment } from "@/lib/domain/filter/tab-of-segment";
import { VALIDATOR_TABS } from "@/lib/domain/validator/validator-tabs";

interface ValidatorTabSectionProps {
  /** The path of the validator. */
  readonly path: string;
  readonly children: ReactNode;
}

/** The tabs of a validator and the open one. */
export function ValidatorTabSection({ path, children }: ValidatorTabSectionProps) {
  const { name, end } = VALIDATOR_TABS[tabOfSegment(VALIDATOR_TABS, "rounds", useSelectedLayoutSegment())];
  return (
    <section aria-label={name} className="card">
      <Tabs
        label="Validator"
        current={`${path}${end}`}
        tabs={Object.values(VALIDATOR_TABS).map((tab) => ({ href: `${path}${tab.end}`, name: tab.name }))}
      />
      <div className="mt-4">{children}</div>
    </section>
  );
}
