import { MASTERCHAIN, type BlockId } from "../../ton/block/block";
import { isShardAncestor, type Shard } from "../../ton/block/shard";

/** The workchain whose shards are drawn: the only one with several. */
export const BASECHAIN = 0;

/** A block with the data that the drawing shows. */
export interface MapBlock {
  readonly workchain: number;
  readonly shard: Shard;
  readonly seqno: number;
  /** Unix seconds. */
  readonly generatedAt: number;
  readonly transactions: number | null;
  /** The masterchain block that committed it; for a masterchain block its own seqno. */
  readonly committedBy: number;
  readonly previous: readonly BlockId[];
}

/** A masterchain block and what it committed. */
export interface MapRow {
  readonly seqno: number;
  /** `missing` exists but is not in the index; `to come` does not exist yet. */
  readonly master: MapBlock | "missing" | "to come";
  /** In the order in which they were made. */
  readonly blocks: readonly MapBlock[];
}

/** A range of masterchain blocks and the shard blocks that they committed. */
export interface ShardMap {
  /** Consecutive, the oldest first. */
  readonly rows: readonly MapRow[];
  /** The newest block of every shard before the first row. */
  readonly before: readonly BlockId[];
}

export type ShardChange = "split" | "merge" | "none";

/** How a block follows from its predecessors. */
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

/** Assigns blocks to the rows of a range. Rows after the newest masterchain block do not exist yet. */
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

/** Predecessors of blocks in the map that should be in it but are missing. */
export function missingBlocks({ rows, before }: ShardMap): readonly BlockId[] {
  const present = new Set(before.map(keyOf));
  for (const { blocks } of rows) for (const block of blocks) present.add(keyOf(block));
  const missing = new Map<string, BlockId>();
  for (const block of rows.flatMap(({ blocks }) => blocks)) {
    for (const parent of block.previous) {
      const isOlder = before.some(({ shard, seqno }) => shard === parent.shard && parent.seqno < seqno);
      if (!present.has(keyOf(parent)) && !isOlder) missing.set(keyOf(parent), parent);
    }
  }
  return [...missing.values()];
}
