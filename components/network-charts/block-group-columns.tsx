import { countColumn } from "@/components/charts/chart-columns";
import type { ChartColumn } from "@/components/charts/chart-column";
import { BlockLink } from "@/components/entity/block-link";
import { Time } from "@/components/entity/time/time";
import { timeText } from "@/lib/domain/export/export-values";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { blockTimeOf, type BlockGroup } from "@/lib/domain/network-charts/block-groups";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Columns of all charts that are drawn from blocks: they share one table. */
export function blockGroupColumns(network: PageNetwork): readonly ChartColumn<BlockGroup>[] {
  return [
    {
      title: "Last block",
      name: "last_block",
      cell: ({ lastSeqno }) => (
        <BlockLink
          network={network}
          block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: lastSeqno }}
        />
      ),
      value: ({ lastSeqno }) => lastSeqno,
    },
    {
      title: "Time",
      name: "time",
      cell: ({ to }) => <Time atMs={to * 1_000} />,
      value: ({ to }) => timeText(to),
    },
    countColumn("Blocks", "blocks", ({ blocks }) => blocks),
    {
      title: "Block time",
      name: "block_time",
      numeric: true,
      cell: (group) => `${blockTimeOf(group).toLocaleString("en-US", TWO_DECIMALS)} s`,
      value: blockTimeOf,
    },
    countColumn("Transactions", "transactions", ({ transactions }) => transactions),
    countColumn("Shard blocks", "shard_blocks", ({ shardBlocks }) => shardBlocks),
    countColumn("Shards", "shards", ({ shards }) => shards),
  ];
}
