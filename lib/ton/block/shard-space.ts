import { isShardAncestor, shardHalves, shardPrefix, type Shard } from "./shard";

/** The first account of a shard and the first one after it, by the first 64 bits of their addresses. */
export interface ShardInterval {
  readonly from: bigint;
  readonly to: bigint;
}

const SPACE_BITS = 64;

/** Which part of its workchain a shard is. */
export function shardInterval(shard: Shard): ShardInterval {
  const { length, bits } = shardPrefix(shard);
  const size = 1n << BigInt(SPACE_BITS - length);
  const from = BigInt(`0b0${bits}`) * size;
  return { from, to: from + size };
}

export function byPlace(one: Shard, other: Shard): number {
  const [{ from: a }, { from: b }] = [shardInterval(one), shardInterval(other)];
  if (a !== b) return a < b ? -1 : 1;
  return shardPrefix(one).length - shardPrefix(other).length;
}

/** Whether two shards have accounts in common: one of them then contains the other. */
export function shardsMeet(one: Shard, other: Shard): boolean {
  return isShardAncestor(one, other) || isShardAncestor(other, one);
}

/**
 * The shards after one of them has made a block: the shard that it was split off is replaced by its other
 * parts, and the shards that were merged into it are removed. Each account is in exactly one shard.
 */
export function shardsAfter(shards: readonly Shard[], made: Shard): readonly Shard[] {
  if (shards.includes(made)) return shards;
  const rest = shards.flatMap((shard) => {
    if (!shardsMeet(shard, made)) return [shard];
    return isShardAncestor(shard, made) ? besides(shard, made) : [];
  });
  return [...rest, made].sort(byPlace);
}

/** The parts of a shard that are left when one inside it is removed. */
function besides(shard: Shard, inner: Shard): readonly Shard[] {
  const left: Shard[] = [];
  let outer = shard;
  while (outer !== inner) {
    const halves = shardHalves(outer);
    if (halves === null) break;
    const [first, second] = halves;
    const holds = isShardAncestor(first, inner);
    left.push(holds ? second : first);
    outer = holds ? first : second;
  }
  return left;
}
