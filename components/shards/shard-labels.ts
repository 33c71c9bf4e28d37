import { counted, numberText } from "@/lib/text/counted";
import type { Shard } from "@/lib/ton/block/shard";
import { changeOf, type MapBlock, type ShardChange } from "@/lib/domain/shards/shard-map";

/** The significant digits of a shard, without trailing zeros. */
export function shortShard(shard: Shard): string {
  return shard.replace(/(?<!0)0+$/, "");
}

export const CHANGE_LABELS: Readonly<Record<ShardChange, string | null>> = {
  split: "after split",
  merge: "after merge",
  none: null,
};

/** Label of a block, for tooltips and screen readers. */
export function blockText(block: MapBlock): string {
  const { shard, seqno, transactions, committedBy, workchain } = block;
  const change = CHANGE_LABELS[changeOf(block)];
  const facts = [
    workchain === -1
      ? `Masterchain block ${numberText(seqno)}`
      : `Block ${numberText(seqno)} of shard ${shard}`,
    transactions === null ? "transactions unknown" : counted(transactions, "transaction"),
    ...(workchain === -1 ? [] : [`committed by ${numberText(committedBy)}`]),
    ...(change === null ? [] : [change]),
  ];
  return facts.join(", ");
}
