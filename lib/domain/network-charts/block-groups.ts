import { isCounted, type CountedBlock } from "../home/pace";
import { recentBlocks, type ListedBlock } from "../home/committed-blocks";
import { MASTERCHAIN } from "../../ton/block/block";

/** Consecutive masterchain blocks, as one point of a chart. */
export interface BlockGroup {
  readonly firstSeqno: number;
  readonly lastSeqno: number;
  /** Unix seconds: of the block before the first, and of the last. */
  readonly from: number;
  readonly to: number;
  readonly blocks: number;
  /** In these blocks and the shard blocks that they commit. */
  readonly transactions: number;
  readonly shardBlocks: number;
  /** Shards outside of the masterchain that have at least one of these shard blocks. */
  readonly shards: number;
}

const MAX_GROUPS = 40;

/**
 * The oldest first, all of the same number of blocks; what is left over is dropped at the old end. A group's time
 * begins with the block before it, so the oldest block of all is in no group.
 */
export function blockGroups(
  listed: readonly ListedBlock[],
  isAll: boolean,
  maxGroups = MAX_GROUPS,
): readonly BlockGroup[] {
  const counted = recentBlocks(listed, isAll).filter(isCounted);
  const size = Math.max(1, Math.ceil((counted.length - 1) / maxGroups));
  const shards = shardsByBlock(listed);
  const groups: BlockGroup[] = [];
  for (let first = 0; first + size < counted.length; first += size) {
    const before = counted[first + size];
    const group = before === undefined ? null : groupOf(counted.slice(first, first + size), before, shards);
    if (group !== null) groups.push(group);
  }
  return groups.toReversed();
}

function groupOf(
  newestFirst: readonly CountedBlock[],
  before: CountedBlock,
  shards: ReadonlyMap<number, readonly string[]>,
): BlockGroup | null {
  const newest = newestFirst[0];
  const oldest = newestFirst.at(-1);
  if (newest === undefined || oldest === undefined) return null;
  return {
    firstSeqno: oldest.seqno,
    lastSeqno: newest.seqno,
    from: before.generatedAt,
    to: newest.generatedAt,
    blocks: newestFirst.length,
    transactions: newestFirst.reduce((sum, { transactions }) => sum + transactions, 0),
    shardBlocks: newestFirst.reduce((sum, { shardBlocks }) => sum + shardBlocks, 0),
    shards: new Set(newestFirst.flatMap(({ seqno }) => shards.get(seqno) ?? [])).size,
  };
}

/** The shards that each masterchain block commits blocks of. */
function shardsByBlock(listed: readonly ListedBlock[]): ReadonlyMap<number, readonly string[]> {
  const shards = new Map<number, string[]>();
  for (const { workchain, shard, masterchain_block_ref: by } of listed) {
    if (by === null || workchain === MASTERCHAIN) continue;
    const id = `${workchain}:${shard}`;
    const others = shards.get(by.seqno);
    if (others === undefined) shards.set(by.seqno, [id]);
    else others.push(id);
  }
  return shards;
}

/** The average seconds from one masterchain block to the next. */
export function blockTimeOf({ from, to, blocks }: Pick<BlockGroup, "from" | "to" | "blocks">): number {
  return (to - from) / blocks;
}
