import { Tabs } from "@/components/ui/tabs";
import { blocksPath, shardMapPath, type NetworkName } from "@/lib/paths";
import { MASTERCHAIN_BLOCKS, writeBlockFilter, type BlockFilter } from "@/lib/domain/block/block-filter";

interface ChainTabsProps {
  readonly network: NetworkName;
  /** The list that is shown, or the drawing. */
  readonly current: BlockFilter | "shards";
}

/** The chains whose blocks are listed, and the drawing of both. A moment that was chosen stays chosen. */
export function ChainTabs({ network, current }: ChainTabsProps) {
  const { workchain, until } = current === "shards" ? MASTERCHAIN_BLOCKS : current;
  const to = (chain: number) =>
    blocksPath(network, writeBlockFilter({ workchain: chain, shard: null, until }));
  return (
    <Tabs
      label="Chains"
      current={current === "shards" ? shardMapPath(network) : to(workchain)}
      tabs={[
        { href: to(-1), name: "Masterchain" },
        { href: to(0), name: "Basechain" },
        { href: shardMapPath(network), name: "Shards" },
      ]}
    />
  );
}
