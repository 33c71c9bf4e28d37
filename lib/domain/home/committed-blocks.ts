import type { RecentBlock } from "./recent-block";
import { formatBlockId, MASTERCHAIN } from "../../ton/block/block";
import type { Block } from "../../toncenter/v3/v3-block";

export type ListedBlock = Pick<
  Block,
  "workchain" | "shard" | "seqno" | "gen_utime" | "tx_count" | "masterchain_block_ref" | "prev_blocks"
>;

/**
 * Consecutive masterchain blocks, the newest first, each with the shard blocks that it commits. The list that
 * they come from is truncated, so the shard blocks of the oldest ones can be incomplete; those are not counted.
 */
export function recentBlocks(listed: readonly ListedBlock[], isAll: boolean): readonly RecentBlock[] {
  const countedFrom = isAll ? 0 : firstComplete(listed);
  return withoutGaps(listed.filter(({ workchain }) => workchain === MASTERCHAIN)).map((own) => {
    const all = listed.filter(({ masterchain_block_ref: by }) => by?.seqno === own.seqno);
    const isComplete = own.seqno >= countedFrom && all.every(({ tx_count }) => tx_count !== null);
    return {
      seqno: own.seqno,
      generatedAt: own.gen_utime,
      transactions: isComplete ? all.reduce((sum, { tx_count }) => sum + (tx_count ?? 0), 0) : null,
      shardBlocks: isComplete ? all.filter(({ workchain }) => workchain !== MASTERCHAIN).length : null,
    };
  });
}

/** If a block's predecessor is not in the list, it may have been committed with the block. */
function firstComplete(listed: readonly ListedBlock[]): number {
  const ids = new Set(listed.map(formatBlockId));
  return listed.reduce((first, { masterchain_block_ref: by, prev_blocks }) => {
    const hasAllBefore = (prev_blocks ?? []).every((before) => ids.has(formatBlockId(before)));
    return hasAllBefore || by === null ? first : Math.max(first, by.seqno + 1);
  }, 0);
}

function withoutGaps(masterchain: readonly ListedBlock[]): readonly ListedBlock[] {
  const sorted = masterchain.toSorted((a, b) => b.seqno - a.seqno);
  const newest = sorted[0]?.seqno ?? 0;
  const gap = sorted.findIndex(({ seqno }, place) => seqno !== newest - place);
  return gap === -1 ? sorted : sorted.slice(0, gap);
}
