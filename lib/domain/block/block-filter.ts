import { MASTERCHAIN } from "../../ton/block/block";
import type { Shard } from "../../ton/block/shard";

/** Which blocks a list is of. */
export interface BlockFilter {
  readonly workchain: number;
  /** Null: all shards of the workchain. */
  readonly shard: Shard | null;
  /** Nothing made later than this, in Unix seconds; null where the list begins with the newest. */
  readonly until: number | null;
}

export const MASTERCHAIN_BLOCKS: BlockFilter = { workchain: MASTERCHAIN, shard: null, until: null };

/** As a query; the masterchain from its newest block on needs none. */
export function writeBlockFilter({ workchain, shard, until }: BlockFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (workchain !== MASTERCHAIN) query.set("workchain", String(workchain));
  if (shard !== null) query.set("shard", shard);
  if (until !== null) query.set("time", String(until));
  return query;
}
