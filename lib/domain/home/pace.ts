import type { RecentBlock } from "./recent-block";

/** The recent throughput of a network, as counts. */
export interface Pace {
  /** Consecutive masterchain blocks within `seconds`. */
  readonly blocks: number;
  readonly seconds: number;
  /** In these blocks and the shard blocks that they commit. */
  readonly transactions: number;
}

/** A gap between blocks is a pause if it is this much longer than the one after it, of at least a second. */
const PAUSE_FACTOR = 10;
/** A pause just before the newest block. The footer calls a chain late after this time, too. */
const LATE_S = 60;

/** A block with complete counts. */
export type CountedBlock = RecentBlock & { readonly transactions: number; readonly shardBlocks: number };

export function isCounted(block: RecentBlock): block is CountedBlock {
  return block.transactions !== null && block.shardBlocks !== null;
}

/**
 * Measured from the oldest block since the last pause to the newest; the content of the oldest belongs to the time
 * before. A pause is not a block time: the chain had stopped, or a localnet has just replayed its history. Null for
 * fewer than two blocks, and for blocks of the same second.
 */
export function paceOf(newestFirst: readonly RecentBlock[]): Pace | null {
  const counted = sinceLastPause(newestFirst.filter(isCounted));
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

function sinceLastPause(newestFirst: readonly CountedBlock[]): readonly CountedBlock[] {
  let longest = LATE_S;
  for (const [place, { generatedAt }] of newestFirst.entries()) {
    const next = newestFirst[place - 1];
    if (next === undefined) continue;
    const gap = next.generatedAt - generatedAt;
    if (gap > longest) return newestFirst.slice(0, place);
    longest = PAUSE_FACTOR * Math.max(gap, 1);
  }
  return newestFirst;
}

/** "2.47": truncated, not rounded. */
export function ratioText(of: number, by: number): string {
  return (Math.floor((of * 100) / by) / 100).toFixed(2);
}
