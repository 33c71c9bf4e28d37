import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { ShardMerge } from "../../domain/block/block-view";
import type { BlockId } from "../../ton/block/block";
import { mergedShard } from "../../ton/block/shard";
import { blocks } from "../../toncenter/v3/v3-block";
import { findBlock } from "./find-block";

/**
 * For a block that does not exist: the merge that ended its shard just before. A block does not say whether the next one
 * merges its shard, so links to the next block may lead here. Two calls; null if either fails.
 */
export async function findMerge(
  network: string,
  { workchain, shard, seqno }: BlockId,
): Promise<ShardMerge | null> {
  const parent = mergedShard(shard);
  if (parent === null || seqno === 0) return null;
  const last = await findBlock(network, { workchain, shard, seqno: seqno - 1 });
  if (!last.ok || last.value === null) return null;
  const since = {
    workchain,
    shard: parent,
    start_utime: last.value.gen_utime,
    sort: "asc",
    limit: 1,
  } as const;
  const listed = await gatewayOf(network).call(blocks, since, { lane: "interactive" });
  const merged = listed.ok ? listed.value.value.blocks[0] : undefined;
  const follows = merged?.prev_blocks.some((one) => one.shard === shard && one.seqno === seqno - 1) === true;
  return merged !== undefined && follows ? { last: last.value, merged } : null;
}
