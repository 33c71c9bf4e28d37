import type { RecentBlock } from "./recent-block";

/** The recent throughput of a network, as counts. */
export interface Pace {
  /** Consecutive masterchain blocks within `seconds`. */
  readonly blocks: number;
  readonly seconds: number;
  /** In these blocks and the shard blocks that they commit. */
  readonly transactions: number;
}

/** A block with complete counts. */
export type CountedBlock = RecentBlock & { readonly transactions: number; readonly shardBlocks: number };

export function isCounted(block: RecentBlock): block is CountedBlock {
  return block.transactions !== null && block.shardBlocks !== null;
}

/**
 * Measured from the oldest block to the newest; the content of the oldest belongs to the time before. Null for
 * fewer than two blocks, and for blocks of the same second.
 */
export function paceOf(newestFirst: readonly RecentBlock[]): Pace | null {
  const counted = newestFirst.filter(isCounted);
  const newest = counted[0];
  const oldest = counted.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  const seconds = newest.generatedAt - oldest.generatedAt;
  if (seconds < 1) return null;
  return {
    blocks: newest.seqno - oldest.seqno,
    seconds,
    transactions: counted.slice(0, -1).reduce((sum, block) => sum + block.transactions, 0),
  };
}

/** "2.47": truncated, not rounded. */
export function ratioText(of: number, by: number): string {
  return (Math.floor((of * 100) / by) / 100).toFixed(2);
}
