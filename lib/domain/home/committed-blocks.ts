import type { RecentBlock } from "./recent-block";
import { formatBlockId, MASTERCHAIN } from "../../ton/block/block";
import type { Block } from "../../toncenter/v3/block";

type Listed = Pick<
  Block,
  "workchain" | "shard" | "seqno" | "gen_utime" | "tx_count" | "masterchain_block_ref" | "prev_blocks"
>;

/**
 * Masterchain blocks without gaps, the newest first, each with what it commits. The list that they come from is
 * cut at its end, so of the oldest ones not all shard blocks may be in it; of these nothing is counted.
 */
export function recentBlocks(listed: readonly Listed[], isAll: boolean): readonly RecentBlock[] {
  const countedFrom = isAll ? 0 : firstWhole(listed);
  return withoutGaps(listed.filter(({ workchain }) => workchain === MASTERCHAIN)).map((own) => {
    const all = listed.filter(({ masterchain_block_ref: by }) => by?.seqno === own.seqno);
    const isWhole = own.seqno >= countedFrom && all.every(({ tx_count }) => tx_count !== null);
    return {
      seqno: own.seqno,
      generatedAt: own.gen_utime,
      transactions: isWhole ? all.reduce((sum, { tx_count }) => sum + (tx_count ?? 0), 0) : null,
      shardBlocks: isWhole ? all.filter(({ workchain }) => workchain !== MASTERCHAIN).length : null,
    };
  });
}

/** Where a block is listed and the one before it is not, that one may have been committed with it. */
function firstWhole(listed: readonly Listed[]): number {
  const ids = new Set(listed.map(formatBlockId));
  return listed.reduce((first, { masterchain_block_ref: by, prev_blocks }) => {
    const hasAllBefore = (prev_blocks ?? []).every((before) => ids.has(formatBlockId(before)));
    return hasAllBefore || by === null ? first : Math.max(first, by.seqno + 1);
  }, 0);
}

function withoutGaps(masterchain: readonly Listed[]): readonly Listed[] {
  const sorted = masterchain.toSorted((a, b) => b.seqno - a.seqno);
  const newest = sorted[0]?.seqno ?? 0;
  const gap = sorted.findIndex(({ seqno }, place) => seqno !== newest - place);
  return gap === -1 ? sorted : sorted.slice(0, gap);
}
