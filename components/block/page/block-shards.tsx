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
  if (rows.length === 0) return <p className="text-muted">No shard blocks.</p>;
  return (
    <>
      <DataTable
        caption="Shard blocks committed by this masterchain block, by shard"
        columns={[...shardBlockColumns(network), FLAG_LABELS]}
        rows={rows}
        idOf={blockRowId}
      />
      <p className="mt-4 text-muted">
        {end ? "All" : "First"} {counted(rows.length, "shard block")}
      </p>
    </>
  );
}

const FLAG_LABELS: Column<CommittedRow> = {
  title: "Flags",
  cell: ({ flags }) =>
    flags.length === 0 ? (
      <span className="text-muted">None</span>
    ) : (
      <span className="flex gap-2">
        {flags.map((flag) => (
          <Badge key={flag}>{flag}</Badge>
        ))}
      </span>
    ),
};
