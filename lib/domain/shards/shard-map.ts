import { MASTERCHAIN, type BlockId } from "../../ton/block/block";
import { isShardAncestor, type Shard } from "../../ton/block/shard";

/** The workchain whose shards are drawn: the only one that has any. */
export const BASECHAIN = 0;

/** A block with what a drawing tells of it. */
export interface MapBlock {
  readonly workchain: number;
  readonly shard: Shard;
  readonly seqno: number;
  /** Seconds since 1970. */
  readonly generatedAt: number;
  readonly transactions: number | null;
  /** The masterchain block that committed it; of those, its own number. */
  readonly committedBy: number;
  readonly previous: readonly BlockId[];
}

/** A masterchain block and what it committed. */
export interface MapRow {
  readonly seqno: number;
  /** Made, but not told by the index ("missing"); or not made yet. */
  readonly master: MapBlock | "missing" | "to come";
  /** In the order in which they were made. */
  readonly blocks: readonly MapBlock[];
}

/** Masterchain blocks of a range and the blocks of shards that they committed. */
export interface ShardMap {
  /** The oldest first, without gaps. */
  readonly rows: readonly MapRow[];
  /** The newest block of every shard before the first row. */
  readonly before: readonly BlockId[];
}

export type ShardChange = "split" | "merge" | "none";

/** How a block came out of those before it. */
export function changeOf({ shard, previous }: Pick<MapBlock, "shard" | "previous">): ShardChange {
  if (previous.length > 1) return "merge";
  const [parent] = previous;
  return parent !== undefined && parent.shard !== shard && isShardAncestor(parent.shard, shard)
    ? "split"
    : "none";
}

interface Range {
  readonly first: number;
  readonly count: number;
}

/** Puts blocks into the rows of a range. What the newest masterchain block among them has not reached is to come. */
export function mapOf(blocks: readonly MapBlock[], before: readonly BlockId[], range: Range): ShardMap {
  const masters = new Map(
    blocks.filter(({ workchain }) => workchain === MASTERCHAIN).map((block) => [block.seqno, block]),
  );
  const newest = Math.max(range.first - 1, ...masters.keys());
  const rows = Array.from({ length: range.count }, (_, at): MapRow => {
    const seqno = range.first + at;
    const master = masters.get(seqno) ?? (seqno > newest ? "to come" : "missing");
    const committed = blocks.filter(
      ({ workchain, committedBy }) => workchain === BASECHAIN && committedBy === seqno,
    );
    return { seqno, master, blocks: committed.sort((one, other) => one.seqno - other.seqno) };
  });
  return { rows, before: before.filter(({ workchain }) => workchain === BASECHAIN) };
}

/** The newest row that has a block. */
export function newestRow({ rows }: ShardMap): MapRow | null {
  return rows.findLast(({ master }) => typeof master === "object") ?? null;
}

const keyOf = ({ shard, seqno }: Pick<BlockId, "shard" | "seqno">) => `${shard}:${seqno}`;

/** Blocks that others of the map follow on, and that should be in it and are not. */
export function missingBlocks({ rows, before }: ShardMap): readonly BlockId[] {
  const known = new Set(before.map(keyOf));
  for (const { blocks } of rows) for (const block of blocks) known.add(keyOf(block));
  const missing = new Map<string, BlockId>();
  for (const block of rows.flatMap(({ blocks }) => blocks)) {
    for (const parent of block.previous) {
      const isOlder = before.some(({ shard, seqno }) => shard === parent.shard && parent.seqno < seqno);
      if (!known.has(keyOf(parent)) && !isOlder) missing.set(keyOf(parent), parent);
    }
  }
  return [...missing.values()];
}
