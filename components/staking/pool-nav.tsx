"use client";

import { useSelectedLayoutSegment } from "next/navigation";
import { Tabs } from "@/components/ui/tabs";
import { tabOfSegment } from "@/lib/domain/filter/tab-of-segment";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { POOL_TABS } from "@/lib/domain/staking/pool-tabs";
import type { Address } from "@/lib/ton/address/address";

interface PoolNavProps {
  readonly network: PageNetwork;
  readonly pool: Address;
}

/** The tabs of a pool; their parts are cards below. */
export function PoolNav({ network, pool }: PoolNavProps) {
  const open = tabOfSegment(POOL_TABS, "overview", useSelectedLayoutSegment());
  return (
    <div className="card py-2 sm:py-2">
      <Tabs
        label="Nominator pool"
        current={POOL_TABS[open].path(network, pool)}
        tabs={Object.values(POOL_TABS).map(({ name, path }) => ({ name, href: path(network, pool) }))}
      />
    </div>
  );
}
