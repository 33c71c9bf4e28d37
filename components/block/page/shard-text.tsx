import { blocksPath } from "@/lib/paths";
import { writeBlockFilter } from "@/lib/domain/block/block-filter";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { shardPrefix, type Shard } from "@/lib/ton/block/shard";
import type { BlockId } from "@/lib/ton/block/block";
import { PageLink } from "@/components/ui/page-link";

interface ShardTextProps {
  readonly network: PageNetwork;
  readonly block: Pick<BlockId, "workchain" | "shard">;
}

/** A shard with a link to its blocks and the range of its accounts. */
export function ShardText({ network, block: { workchain, shard } }: ShardTextProps) {
  return (
    <>
      <PageLink
        href={blocksPath(network, writeBlockFilter({ workchain, shard, until: null }))}

        className="code-text"
      >
        {shard}
      </PageLink>
      <span className="text-muted">: {accountsOf(shard)}</span>
    </>
  );
}

function accountsOf(shard: Shard): string {
  const { length, bits } = shardPrefix(shard);
  return length === 0 ? "all accounts" : `accounts with prefix ${bits}`;
}
