import type { Hash } from "@/lib/ton/value/hash";

/**
 * The first eight bytes of a hash as an integer of the database: a third of the index. Whoever looks a
 * record up by it compares the whole hash after that.
 */
export function fingerprint(hash: Hash): bigint {
  return BigInt.asIntN(64, BigInt(`0x${hash.slice(0, 16)}`));
}
