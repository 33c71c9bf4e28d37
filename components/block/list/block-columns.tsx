import { BlockLink } from "@/components/entity/block-link";
import { HashText } from "@/components/entity/hash-text";
import { Time } from "@/components/entity/time";
import { Badge } from "@/components/ui/badge";
import type { Column } from "@/components/ui/data-table";
import { blocksPath, type NetworkName } from "@/lib/paths";
import { writeBlockFilter } from "@/lib/domain/block/block-filter";
import type { BlockRow } from "@/lib/domain/block/block-row";
import { RowLink } from "@/components/entity/row-link";

export function blockColumns(network: NetworkName): readonly Column<BlockRow>[] {
  return [
    number(network),
    ...FACTS,
    { title: "Kind", phone: "value", cell: ({ keyBlock }) => keyBlock && <Badge>Key block</Badge> },
  ];
}

/** Blocks of shards. Their seqno is ambiguous without workchain and shard. */
export function shardBlockColumns(network: NetworkName): readonly Column<BlockRow>[] {
  return [
    number(network),
    {
      title: "Shard",
      phone: "value",
      cell: ({ workchain, shard }) => (
        <RowLink
          href={blocksPath(network, writeBlockFilter({ workchain, shard, until: null }))}

          title="The blocks of this shard"
          className="font-mono text-inherit slashed-zero"
        >
          {shard}
        </RowLink>
      ),
    },
    ...FACTS,
  ];
}

function number(network: NetworkName): Column<BlockRow> {
  return {
    title: "Block",
    phone: "lead",
    cell: ({ workchain, shard, seqno }) => (
      <BlockLink network={network} block={{ workchain, shard, seqno }} short />
    ),
  };
}

const FACTS: readonly Column<BlockRow>[] = [
  { title: "Made", phone: "aside", cell: ({ generatedAt }) => <Time atMs={generatedAt * 1_000} /> },
  {
    title: "Transactions",
    numeric: true,
    phone: "detail",
    cell: ({ transactions }) => (
      <>
        {transactions ?? "not known"}
        <span className="sm:hidden"> transactions</span>
      </>
    ),
  },
  { title: "Root hash", cell: ({ rootHash }) => <HashText hash={rootHash} copy /> },
];
