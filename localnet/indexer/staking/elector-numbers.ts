import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";

/** The elector and the config have hashes and addresses as integers. */

export function hashOf(value: bigint): Hash {
  return parseHash(value.toString(16).padStart(64, "0"));
}

/** The masterchain account of a stake. */
export function holderOf(value: bigint): Address {
  return parseAddress(`-1:${hashOf(value)}`);
}

/** v3 has public keys and ADNL addresses in upper case. */
export function keyText(hash: Hash): string {
  return hash.toUpperCase();
}

export function keyOrAbsent(name: string, hash: Hash | null): Record<string, string> {
  return hash === null ? {} : { [name]: keyText(hash) };
}
