import { RefreshedError } from "@/components/error/refreshed-error";
import { Badge } from "@/components/ui/badge";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { CommittedRow } from "@/lib/domain/block/block-row";
import { blockRowId } from "@/lib/domain/block/block-row-kind";
import type { Page } from "@/lib/domain/list/list-page";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { shardBlockColumns } from "../list/block-columns";
import { counted } from "@/lib/text/counted";

interface BlockShardsProps {
  readonly network: PageNetwork;
  readonly page: Page<CommittedRow>;
}

/** The shard blocks that a masterchain block committed: few enough for one page. */
export function BlockShards({ network, page: { rows, end, problem } }: BlockShardsProps) {
  if (problem !== null) return <RefreshedError error={problem} />;
  if (rows.length === 0) return <p className="text-muted">It committed no blocks of shards.</p>;
  return (
    <>
      <DataTable
        caption="Blocks of shards that this masterchain block committed, by shard"
        columns={[...shardBlockColumns(network), FLAG_LABELS]}
        rows={rows}
        idOf={blockRowId}
      />
      <p className="mt-4 text-muted">
        {end ? "All" : "The first"} {counted(rows.length, "block")} of shards
      </p>
    </>
  );
}

const FLAG_LABELS: Column<CommittedRow> = {
  title: "Split or merge",
  cell: ({ flags }) =>
    flags.length === 0 ? (
      <span className="text-muted">no</span>
    ) : (
      <span className="flex gap-2">
        {flags.map((sign) => (
          <Badge key={sign}>{sign}</Badge>
        ))}
      </span>
    ),
};
