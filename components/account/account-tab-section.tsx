"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { Tabs, type Tab } from "@/components/ui/tabs";

/** A tab of an account with what its page needs. */
export interface AccountTabLink extends Tab {
  /** The last part of its page's path; the first tab has none. */
  readonly id: string;
  /** Its name for screen readers. */
  readonly label: string;
  /** Its parts are cards, which stand below the card of the tabs instead of in it. */
  readonly hasOwnCards: boolean;
}

interface AccountTabSectionProps {
  readonly tabs: readonly AccountTabLink[];
  readonly children: ReactNode;
}

/**
 * The tabs of an account and the open one. The layout around it stays when another tab opens, so the router says
 * which one is open.
 */
export function AccountTabSection({ tabs, children }: AccountTabSectionProps) {
  const segment = useSelectedLayoutSegment();
  const open = tabs.find(({ id }) => id === segment) ?? tabs[0];
  const hasOwnCards = open?.hasOwnCards === true;
  return (
    <section aria-label={open?.label} className={hasOwnCards ? "grid grid-cols-1 gap-4" : "card"}>
      <div className={hasOwnCards ? "card py-2 sm:py-2" : "-mt-2 mb-3"}>
        <Tabs label="Account" current={open?.href ?? ""} tabs={tabs} />
      </div>
      {children}
    </section>
  );
}
