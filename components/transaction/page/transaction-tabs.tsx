"use client";

import { useSearchParams, useSelectedLayoutSegment } from "next/navigation";
import type { ReactNode } from "react";
import { Count } from "@/components/entity/count";
import { Tabs } from "@/components/ui/tabs";
import { tabOfSegment } from "@/lib/domain/filter/tab-of-segment";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { TRANSACTION_TABS, type TransactionTab } from "@/lib/domain/transaction/transaction-tabs";
import type { Hash } from "@/lib/ton/value/hash";

interface TransactionTabsProps {
  readonly network: PageNetwork;
  readonly hash: Hash;
  /** The counts that are known without opening the tab. Messages are those of the page's transaction. */
  readonly counts: Partial<Readonly<Record<TransactionTab, number>>>;
  readonly children: ReactNode;
}

/** Parameters that stay in the URL when the tab changes: the selected step, and how the trace is shown. */
const KEPT = new Set(["at", "view"]);

/** The tabs of a transaction and the open one. They are about the step selected in the trace. */
export function TransactionTabs({ network, hash, counts, children }: TransactionTabsProps) {
  const query = useSearchParams();
  const open = tabOfSegment(TRANSACTION_TABS, "trace", useSelectedLayoutSegment());
  const kept = new URLSearchParams([...query].filter(([name]) => KEPT.has(name))).toString();
  const hrefOf = (tab: TransactionTab) =>
    `${TRANSACTION_TABS[tab].path(network, hash)}${kept === "" ? "" : `?${kept}`}`;
  const isOwn = (query.get("at") ?? hash) === hash;
  const countOf = (tab: TransactionTab) => (tab === "messages" && !isOwn ? undefined : counts[tab]);
  return (
    <section aria-label={TRANSACTION_TABS[open].name} className="card pt-1! sm:pt-2!">
      <Tabs
        label="Of this transaction"
        current={hrefOf(open)}
        tabs={TABS.map((tab) => {
          const count = countOf(tab);
          return {
            href: hrefOf(tab),
            name: TRANSACTION_TABS[tab].name,
            ...(count === undefined ? {} : { count: <Count value={count} /> }),
          };
        })}
      />
      <div className="mt-4">{children}</div>
    </section>
  );
}

const TABS = ["trace", "messages", "execution", "state", "raw"] as const satisfies readonly TransactionTab[];
