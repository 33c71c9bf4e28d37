import type { BlockId } from "./block";

/** `MASTERCHAIN_SHARD` as it is written: the scripts of every page have this file, few need what computes shards. */
const WHOLE: string = "8000000000000000";

export function isMasterchainBlock({ workchain, shard }: Pick<BlockId, "workchain" | "shard">): boolean {
  return workchain === -1 && shard === WHOLE;
}
