import type { BlockId } from "../../ton/block/block";
import type { Shard } from "../../ton/block/shard";
import type { MapBlock } from "./shard-map";

/** A block in the drawing: horizontally its part of the workchain, vertically the time, with the past below. */
export interface MapCell {
  readonly block: MapBlock;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A line from a block to its predecessor, or out of the drawing. */
export interface Edge {
  readonly id: string;
  readonly path: string;
  /** It bends where shards split or merge; it is broken where blocks in between are missing. */
  readonly kind: "straight" | "bent" | "broken";
}

interface Span {
  readonly left: number;
  readonly right: number;
}

interface Frame {
  readonly height: number;
  readonly gap: number;
  /** The top of the newest existing row. */
  readonly top: number;
}

const middleOf = ({ left, right }: Span) => (left + right) / 2;
const keyOf = ({ shard, seqno }: { readonly shard: Shard; readonly seqno: number }) => `${shard}:${seqno}`;

/**
 * Lines go straight up from the middle of a block and bend only below its successor, so that they fork at a
 * split, join at a merge and never cross.
 */
export function edgesOf(
  cells: readonly MapCell[],
  before: readonly (Span & { readonly id: BlockId })[],
  newest: readonly Shard[],
  { height, gap, top }: Frame,
): readonly Edge[] {
  const places = new Map<string, Span & { readonly y: number }>();
  for (const { id, left, right } of before) places.set(keyOf(id), { left, right, y: height });
  for (const { block, left, right, top: y } of cells) places.set(keyOf(block), { left, right, y });
  const edges: Edge[] = [];
  for (const { block, left, right, bottom } of cells) {
    for (const parent of block.previous) {
      const place = places.get(keyOf(parent));
      const from = place ?? lastBefore(cells, before, parent.shard, bottom, height);
      if (from === null || from.y <= bottom) continue;
      const [x, to, bend] = [middleOf(from), middleOf({ left, right }), Math.min(gap, from.y - bottom)];
      edges.push({
        id: `${keyOf(block)}<${keyOf(parent)}`,
        path: `M${x} ${from.y}V${bottom + bend}C${x} ${bottom + bend / 2} ${to} ${bottom + bend / 2} ${to} ${bottom}`,
        kind: place === undefined ? "broken" : x === to ? "straight" : "bent",
      });
    }
  }
  for (const shard of newest) {
    const last = lastBefore(cells, before, shard, top, height);
    if (last !== null && last.y - top > gap)
      edges.push({ id: `${shard}^`, path: `M${middleOf(last)} ${last.y}V${top}`, kind: "straight" });
  }
  return edges;
}

/** The newest known block of a shard below a height. */
function lastBefore(
  cells: readonly MapCell[],
  before: readonly (Span & { readonly id: BlockId })[],
  shard: Shard,
  below: number,
  height: number,
): (Span & { readonly y: number }) | null {
  let found: (Span & { readonly y: number }) | null = null;
  for (const { block, left, right, top: y } of cells) {
    if (block.shard === shard && y >= below && (found === null || y < found.y)) found = { left, right, y };
  }
  if (found !== null) return found;
  const start = before.find(({ id }) => id.shard === shard);
  return start === undefined ? null : { left: start.left, right: start.right, y: height };
}
