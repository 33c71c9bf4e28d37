import { BlockLink } from "@/components/entity/block-link";
import { HashText } from "@/components/entity/hash-text";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { ShardsReport } from "@/lib/domain/block/node-block";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { formatBlockId } from "@/lib/ton/block/block";
import type { BlockIdExt } from "@/lib/toncenter/v2/v2-types";

interface NodeShardsProps {
  readonly network: PageNetwork;
  readonly report: ShardsReport;
}

/** The shards at a masterchain block, with the newest block of each. */
export function NodeShards({ network, report: { shards } }: NodeShardsProps) {
  if (shards.length === 0) return <p className="text-muted">The node knows of no shards at this block.</p>;
  return (
    <>
      <p className="mb-2 max-w-prose text-muted">
        {shards.length === 1 ? "There was one shard" : `There were ${shards.length} shards`} at this block.
        This is the newest block of each that the masterchain knew then, whether it was committed here or
        before.
      </p>
      <DataTable
        caption="Shards at this block, as a node tells them"
        columns={idColumns(network)}
        rows={shards}
        idOf={formatBlockId}
      />
    </>
  );
}

/** Columns with the full block id. */
export function idColumns(network: PageNetwork): readonly Column<BlockIdExt>[] {
  return [
    { title: "Block", cell: (id) => <BlockLink network={network} block={id} short /> },
    { title: "Shard", cell: ({ shard }) => <span className="font-mono slashed-zero">{shard}</span> },
    { title: "Workchain", numeric: true, cell: ({ workchain }) => workchain },
    { title: "Root hash", cell: ({ root_hash: hash }) => <HashText hash={hash} what="root hash" copy /> },
    { title: "File hash", cell: ({ file_hash: hash }) => <HashText hash={hash} what="file hash" copy /> },
  ];
}
