import type { Shard } from "../../ton/block/shard";
import { shardInterval, shardsAfter, shardsMeet } from "../../ton/block/shard-space";
import type { BlockId } from "../../ton/block/block";
import { edgesOf, type Edge, type MapCell } from "./shard-edges";
import type { MapBlock, ShardMap } from "./shard-map";

export interface ShardLayout {
  /** In the smallest parts of the workchain that occur here, each one unit wide. */
  readonly width: number;
  readonly height: number;
  /** The distance between two masterchain blocks. */
  readonly pitch: number;
  readonly cells: readonly MapCell[];
  readonly edges: readonly Edge[];
  /** The shards of the newest block, from left to right. */
  readonly newest: readonly { readonly shard: Shard; readonly left: number; readonly right: number }[];
}

/** Between two masterchain blocks, where lines fork and join. */
const GAP = 10;
const ROW_HEIGHTS = [24, 38] as const;

/** All coordinates of a map, so that drawing it needs no further computation. */
export function layoutOf(map: ShardMap): ShardLayout {
  const borders = bordersOf(map);
  const across = (shard: Shard) => {
    const { from, to } = shardInterval(shard);
    return { left: borders.get(from) ?? 0, right: borders.get(to) ?? 0 };
  };
  const stacks = map.rows.map(({ blocks }) => stackOf(blocks));
  const isDeep = stacks.some((stack) => stack.some(({ of }) => of > 1));
  const pitch = ROW_HEIGHTS[isDeep ? 1 : 0] + GAP;
  const height = map.rows.length * pitch;
  const cells = stacks.flatMap((stack, row) =>
    stack.map(({ block, at, of }): MapCell => {
      const bottom = height - row * pitch - GAP / 2;
      const step = (pitch - GAP) / of;
      return { block, ...across(block.shard), top: bottom - (at + 1) * step, bottom: bottom - at * step };
    }),
  );
  const newest = newestShards(map);
  const before = map.before.map((id) => ({ id, ...across(id.shard) }));
  return {
    width: borders.size - 1,
    height,
    pitch,
    cells,
    edges: edgesOf(cells, before, newest, { height, gap: GAP, top: height - existingRows(map) * pitch }),
    newest: newest.map((shard) => ({ shard, ...across(shard) })),
  };
}

/** The rows up to the newest existing one. */
function existingRows({ rows }: ShardMap): number {
  return rows.findLastIndex(({ master }) => master !== "to come") + 1;
}

/** All shard borders of the map, in order; the parts between them are never divided. */
function bordersOf(map: ShardMap): ReadonlyMap<bigint, number> {
  const ids: readonly Pick<BlockId, "shard">[] = [...map.before, ...map.rows.flatMap(({ blocks }) => blocks)];
  const ends = new Set([0n, 1n << 64n]);
  for (const { shard } of ids) {
    const { from, to } = shardInterval(shard);
    ends.add(from).add(to);
  }
  return new Map([...ends].sort((one, other) => (one < other ? -1 : 1)).map((end, place) => [end, place]));
}

/** The shards at the end of the map. */
export function newestShards({ rows, before }: ShardMap): readonly Shard[] {
  let shards: readonly Shard[] = [];
  for (const { shard } of before) shards = shards.includes(shard) ? shards : [...shards, shard];
  for (const { blocks } of rows) for (const { shard } of blocks) shards = shardsAfter(shards, shard);
  return shards;
}

interface Stacked {
  readonly block: MapBlock;
  /** How many blocks of the same row lie below it, and into how many parts the row is divided there. */
  readonly at: number;
  readonly of: number;
}

/** Consecutive blocks of a row are stacked. */
function stackOf(blocks: readonly MapBlock[]): readonly Stacked[] {
  const below = depths(blocks);
  const above = depths(blocks.toReversed()).toReversed();
  return blocks.map((block, place) => {
    const at = below[place] ?? 0;
    return { block, at, of: at + 1 + (above[place] ?? 0) };
  });
}

/** The longest path from each block back through its predecessors. */
function depths(blocks: readonly MapBlock[]): readonly number[] {
  const found: number[] = [];
  for (const [place, { shard }] of blocks.entries()) {
    const earlier = blocks
      .slice(0, place)
      .map((other, at) => (shardsMeet(shard, other.shard) ? (found[at] ?? 0) + 1 : 0));
    found.push(Math.max(0, ...earlier));
  }
  return found;
}
