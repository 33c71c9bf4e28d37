import type { Hash } from "@/lib/ton/value/hash";

/**
 * The first eight bytes of a hash as a database integer, which takes a third of the index space. Lookups
 * compare the whole hash afterwards.
 */
export function fingerprint(hash: Hash): bigint {
  return BigInt.asIntN(64, BigInt(`0x${hash.slice(0, 16)}`));
}
