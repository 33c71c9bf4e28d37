import { MASTERCHAIN } from "../../ton/block/block";
import type { Shard } from "../../ton/block/shard";

/** The filter of a list of blocks. */
export interface BlockFilter {
  readonly workchain: number;
  /** Null: all shards of the workchain. */
  readonly shard: Shard | null;
  /** The latest time in Unix seconds; null where the list begins with the newest block. */
  readonly until: number | null;
}

export const MASTERCHAIN_BLOCKS: BlockFilter = { workchain: MASTERCHAIN, shard: null, until: null };

/** The filter as a query; empty for the masterchain from its newest block on. */
export function writeBlockFilter({ workchain, shard, until }: BlockFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (workchain !== MASTERCHAIN) query.set("workchain", String(workchain));
  if (shard !== null) query.set("shard", shard);
  if (until !== null) query.set("time", String(until));
  return query;
}
