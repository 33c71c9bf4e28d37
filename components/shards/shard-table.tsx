import { Count } from "@/components/entity/count";
import { BlockLink } from "@/components/entity/block-link";
import { Time } from "@/components/entity/time/time";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { NetworkName } from "@/lib/paths";
import { changeOf, type MapBlock, type ShardMap } from "@/lib/domain/shards/shard-map";
import { formatBlockId, MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "@/lib/ton/block/block";
import { CHANGE_LABELS } from "./shard-labels";

interface ShardTableProps {
  readonly network: NetworkName;
  readonly map: ShardMap;
  readonly missing: readonly BlockId[];
}

/** The drawing as a table: one row for each block, newest first. */
export function ShardTable({ network, map, missing }: ShardTableProps) {
  const rows = map.rows
    .toReversed()
    .flatMap(({ master, blocks }) => [
      ...(typeof master === "object" ? [master] : []),
      ...blocks.toReversed(),
    ]);
  const lost = map.rows.filter(({ master }) => master === "missing").map(({ seqno }) => seqno);
  return (
    <>
      <DataTable
        caption="Masterchain blocks and their shard blocks, newest first"
        columns={columns(network)}
        rows={rows}
        idOf={formatBlockId}
      />
      {lost.length + missing.length > 0 && (
        <div className="mt-4 text-warning">
          <p>Not indexed:</p>
          <ul className="mt-1 list-inside list-disc">
            {[...lost.map(masterchainBlock), ...missing].map((id) => (
              <li key={formatBlockId(id)}>
                <BlockLink network={network} block={id} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function masterchainBlock(seqno: number): BlockId {
  return { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno };
}

function columns(network: NetworkName): readonly Column<MapBlock>[] {
  return [
    { title: "Block", cell: (block) => <BlockLink network={network} block={block} short /> },
    {
      title: "Shard",
      cell: ({ workchain, shard }) =>
        workchain === MASTERCHAIN ? "Masterchain" : <span className="code-text">{shard}</span>,
    },
    {
      title: "Committed by",
      cell: ({ workchain, committedBy }) =>
        workchain === MASTERCHAIN ? null : (
          <BlockLink network={network} block={masterchainBlock(committedBy)} />
        ),
    },
    { title: "Age", cell: ({ generatedAt }) => <Time atMs={generatedAt * 1_000} /> },
    {
      title: "Transactions",
      numeric: true,
      cell: ({ transactions }) => (transactions === null ? "Unknown" : <Count value={transactions} />),
    },
    { title: "Change", cell: (block) => CHANGE_LABELS[changeOf(block)] },
  ];
}
