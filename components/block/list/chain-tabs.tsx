import { Tabs } from "@/components/ui/tabs";
import { blocksPath, shardMapPath, type NetworkName } from "@/lib/paths";
import { MASTERCHAIN_BLOCKS, writeBlockFilter, type BlockFilter } from "@/lib/domain/block/block-filter";

interface ChainTabsProps {
  readonly network: NetworkName;
  /** The filter of the open list, or the drawing of shards. */
  readonly current: BlockFilter | "shards";
}

/** Tabs for the chains and the drawing of shards. They keep the chosen time. */
export function ChainTabs({ network, current }: ChainTabsProps) {
  const { workchain, until } = current === "shards" ? MASTERCHAIN_BLOCKS : current;
  const to = (chain: number) =>
    blocksPath(network, writeBlockFilter({ workchain: chain, shard: null, until }));
  return (
    <Tabs
      label="Chain"
      current={current === "shards" ? shardMapPath(network) : to(workchain)}
      tabs={[
        { href: to(-1), name: "Masterchain" },
        { href: to(0), name: "Basechain" },
        { href: shardMapPath(network), name: "Shards" },
      ]}
    />
  );
}
