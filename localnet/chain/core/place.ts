import { accountIdOf, workchainOf, type Address } from "@/lib/ton/address/address";
import { MASTERCHAIN, MASTERCHAIN_SHARD, type BlockId } from "@/lib/ton/block/block";
import { parseShard } from "@/lib/ton/block/read-shard";

/** Where blocks are made: the masterchain, or one of the basechain's two shards. */
export type Place = Pick<BlockId, "workchain" | "shard">;

export const MASTER: Place = { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD };
const LOW: Place = { workchain: 0, shard: parseShard("4000000000000000") };
const HIGH: Place = { workchain: 0, shard: parseShard("C000000000000000") };
export const SHARDS = [LOW, HIGH] as const;
export const PLACES = [MASTER, ...SHARDS] as const;

/** Null for an address in a workchain that the network does not have. */
export function placeOf(address: Address): Place | null {
  const workchain = workchainOf(address);
  if (workchain === MASTERCHAIN) return MASTER;
  if (workchain !== 0) return null;
  return accountIdOf(address).charAt(0) < "8" ? LOW : HIGH;
}
