import { BlockNumber } from "@/components/entity/block-number";
import { Time } from "@/components/entity/time";
import { changeOf, newestRow, type ShardMap } from "@/lib/domain/shards/shard-map";
import { formatBlockId } from "@/lib/ton/block/block";
import { newestShards } from "@/lib/domain/shards/shard-layout";
import { counted } from "@/lib/text/counted";

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
    return <p className="mb-2 text-muted">The index has none of these blocks yet.</p>;
  return (
    <p className="mb-2 max-w-prose text-muted">
      Masterchain blocks <BlockNumber seqno={map.rows[0]?.seqno ?? newest.seqno} /> to{" "}
      <BlockNumber seqno={newest.seqno} />, made <Time atMs={newest.master.generatedAt * 1_000} />, committed{" "}
      {counted(blocks.length, "block")} of shards with {counted(transactions, "transaction")}. At the end
      there {shards === 1 ? "is" : "are"} {counted(shards, "shard")}
      {changesText(splits, merges)}.
      {missing > 0 && (
        <span className="text-warning">
          {" "}
          The index does not tell {counted(missing, "block")} that others follow on.
        </span>
      )}
    </p>
  );
}

function changesText(splits: number, merges: number): string {
  const changes = [
    ...(splits > 0 ? [counted(splits, "split")] : []),
    ...(merges > 0 ? [counted(merges, "merge")] : []),
  ];
  return changes.length === 0 ? ", and none was split or merged" : `, after ${changes.join(" and ")}`;
}
