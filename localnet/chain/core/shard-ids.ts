import { accountIdOf, workchainOf, type Address } from "@/lib/ton/address/address";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "@/lib/ton/block/block";
import { parseShard } from "@/lib/ton/block/read-shard";

/** The masterchain, or one of the basechain's two shards. */
export type ShardId = Pick<BlockId, "workchain" | "shard">;

export const MASTER: ShardId = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD };
const LOW: ShardId = { workchain: 0, shard: parseShard("4000000000000000") };
const HIGH: ShardId = { workchain: 0, shard: parseShard("C000000000000000") };
export const BASECHAIN_SHARDS = [LOW, HIGH] as const;
export const ALL_SHARDS = [MASTER, ...BASECHAIN_SHARDS] as const;

/** Null for an address in another workchain. */
export function shardOf(address: Address): ShardId | null {
  const workchain = workchainOf(address);
  if (workchain === MASTERCHAIN) return MASTER;
  if (workchain !== 0) return null;
  return accountIdOf(address).charAt(0) < "8" ? LOW : HIGH;
}
