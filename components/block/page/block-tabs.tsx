import type { ReactNode } from "react";
import { Tabs } from "@/components/ui/tabs";
import type { NetworkName } from "@/lib/paths";
import type { BlockTab } from "@/lib/domain/block/block-view";
import type { BlockId } from "@/lib/ton/block/block";
import { blockTabs } from "./block-tab-paths";

interface BlockTabsProps {
  readonly network: NetworkName;
  readonly id: BlockId;
  readonly open: BlockTab | "node";
  readonly children: ReactNode;
}

export function BlockTabs({ network, id, open, children }: BlockTabsProps) {
  const tabs = blockTabs(network, id);
  const current = tabs.find(({ tab }) => tab === open);
  return (
    <section aria-label={current?.name ?? "Block"} className="card">
      <Tabs label="Block" current={current?.href ?? ""} tabs={tabs} />
      <div className="mt-4">{children}</div>
    </section>
  );
}
