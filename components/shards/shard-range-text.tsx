import { counted } from "@/lib/text/counted";
import { BlockNumber } from "@/components/entity/block-number";
import { Time } from "@/components/entity/time/time";
import { changeOf, newestRow, type ShardMap } from "@/lib/domain/shards/shard-map";
import { formatBlockId } from "@/lib/ton/block/block";
import { newestShards } from "@/lib/domain/shards/shard-layout";

interface ShardRangeTextProps {
  readonly map: ShardMap;
  readonly missing: number;
}

/** Summary of a range. */
export function ShardRangeText({ map, missing }: ShardRangeTextProps) {
  const blocks = map.rows.flatMap((row) => row.blocks);
  const changes = blocks.map(changeOf);
  const newest = newestRow(map);
  const shards = newestShards(map).length;
  // A split makes two blocks with the same predecessor.
  const splits = new Set(
    blocks.flatMap((block) => (changeOf(block) === "split" ? block.previous.map(formatBlockId) : [])),
  ).size;
  const merges = changes.filter((change) => change === "merge").length;
  const transactions = blocks.reduce((sum, one) => sum + (one.transactions ?? 0), 0);
  if (newest === null || typeof newest.master === "string")
    return <p className="mb-2 text-muted">No indexed blocks in this range yet.</p>;
  return (
    <p className="mb-2 text-muted">
      Blocks <BlockNumber seqno={map.rows[0]?.seqno ?? newest.seqno} /> – <BlockNumber seqno={newest.seqno} />{" "}
      (<Time atMs={newest.master.generatedAt * 1_000} />
      ): {counted(blocks.length, "shard block")}, {counted(transactions, "transaction")},{" "}
      {counted(shards, "shard")}
      {splits > 0 && `, ${counted(splits, "split")}`}
      {merges > 0 && `, ${counted(merges, "merge")}`}
      {missing > 0 && <span className="text-warning">. {counted(missing, "block")} not indexed</span>}
    </p>
  );
}
