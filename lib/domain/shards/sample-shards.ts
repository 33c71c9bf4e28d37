import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "../../ton/block/block";
import { shardHalves, type Shard } from "../../ton/block/shard";
import { BASECHAIN, type MapBlock } from "./shard-map";

/** A change of the shards at a masterchain block: the shard at an index is split, or merged with the next one. */
export interface SampleShardChange {
  readonly split?: number;
  readonly merge?: number;
}

export interface SampleShardPlan {
  readonly first: number;
  readonly count: number;
  /** How many times the whole workchain was split beforehand. */
  readonly depth: number;
  /** By row number. */
  readonly changes: Readonly<Record<number, SampleShardChange>>;
  /** Blocks per shard and masterchain block. */
  readonly pace: number;
  readonly at: (seqno: number) => number;
}

interface Tip {
  readonly id: BlockId;
  readonly wholeOf: Shard | null;
}

const LEAD = 4_000_000;

/** A deterministic history of shards for examples and tests. */
export function sampleShards({ first, count, depth, changes, pace, at }: SampleShardPlan): {
  readonly before: readonly BlockId[];
  readonly blocks: readonly MapBlock[];
} {
  let tips: readonly Tip[] = halved(depth).map((shard) => ({
    id: { workchain: BASECHAIN, shard, seqno: first - 1 + LEAD },
    wholeOf: null,
  }));
  const before = tips.map(({ id }) => id);
  const blocks: MapBlock[] = [];
  for (let row = 0; row < count; row += 1) {
    const committedBy = first + row;
    const common = { generatedAt: at(committedBy), committedBy };
    const { split = null, merge = null } = changes[row] ?? {};
    const next: Tip[] = [];
    for (const [place, tip] of tips.entries()) {
      if (merge !== null && place === merge + 1) continue;
      const sibling = merge === place ? tips[place + 1] : undefined;
      const previous = [tip.id, ...(sibling === undefined ? [] : [sibling.id])];
      const seqno = Math.max(...previous.map((id) => id.seqno)) + 1;
      const shards =
        split === place
          ? (shardHalves(tip.id.shard) ?? [tip.id.shard])
          : [sibling === undefined ? tip.id.shard : (tip.wholeOf ?? tip.id.shard)];
      // Occasionally a shard has no block.
      if (split !== place && sibling === undefined && (committedBy + 3 * place) % 13 === 0) {
        next.push(tip);
        continue;
      }
      for (const shard of shards) {
        const wholeOf = split === place ? tip.id.shard : sibling === undefined ? tip.wholeOf : null;
        next.push({ id: { workchain: BASECHAIN, shard, seqno: seqno + pace - 1 }, wholeOf });
        for (let step = 0; step < pace; step += 1) {
          const id = { workchain: BASECHAIN, shard, seqno: seqno + step };
          const parents = step === 0 ? previous : [{ ...id, seqno: id.seqno - 1 }];
          blocks.push({ ...id, ...common, transactions: busyness(id.seqno + place), previous: parents });
        }
      }
    }
    tips = next;
    const master = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno: committedBy };
    const previous = [{ ...master, seqno: committedBy - 1 }];
    blocks.push({ ...master, ...common, transactions: 2 + (committedBy % 5), previous });
  }
  return { before, blocks };
}

function halved(depth: number): readonly Shard[] {
  let shards: readonly Shard[] = [MASTERCHAIN_SHARD];
  for (let done = 0; done < depth; done += 1)
    shards = shards.flatMap((shard) => shardHalves(shard) ?? [shard]);
  return shards;
}

/** Mostly small numbers, a few large ones. */
function busyness(number: number): number {
  const noise = (number * 7_919) % 101;
  return noise < 8 ? 0 : Math.floor((noise * noise) / 60);
}
