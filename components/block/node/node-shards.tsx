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
  if (shards.length === 0) return <p className="text-muted">No shards at this block.</p>;
  return (
    <>
      <p className="mb-2 max-w-prose text-muted">
        {shards.length === 1 ? "1 shard" : `${shards.length} shards`}, each with its latest block as of this
        masterchain block
      </p>
      <DataTable
        caption="Shards at this block, from a node"
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
    { title: "Shard", cell: ({ shard }) => <span className="code-text">{shard}</span> },
    { title: "Workchain", numeric: true, cell: ({ workchain }) => workchain },
    { title: "Root hash", cell: ({ root_hash: hash }) => <HashText hash={hash} what="root hash" copy /> },
    { title: "File hash", cell: ({ file_hash: hash }) => <HashText hash={hash} what="file hash" copy /> },
  ];
}
