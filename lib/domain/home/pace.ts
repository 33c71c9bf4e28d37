import type { RecentBlock } from "./recent-block";

/** How fast a network was lately, in the numbers that were counted. */
export interface Pace {
  /** Masterchain blocks made one after the other in `seconds`. */
  readonly blocks: number;
  readonly seconds: number;
  /** In these and in the shard blocks that they commit. */
  readonly transactions: number;
}

/** A block as the drawing and its table have it: all of it is at hand. */
export type CountedBlock = RecentBlock & { readonly transactions: number; readonly shardBlocks: number };

export function isCounted(block: RecentBlock): block is CountedBlock {
  return block.transactions !== null && block.shardBlocks !== null;
}

/**
 * Measured from one block to another, so that what the first one holds was done before the time began. Null for
 * fewer than two blocks, and for blocks of one and the same second.
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

/** "2.47": cut, not rounded. */
export function ratioText(of: number, by: number): string {
  return (Math.floor((of * 100) / by) / 100).toFixed(2);
}
