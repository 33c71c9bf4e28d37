import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { parseHash, type Hash } from "@/lib/ton/value/hash";

/** The elector and the config have numbers for what others have names for. */

export function hashOf(value: bigint): Hash {
  return parseHash(value.toString(16).padStart(64, "0"));
}

/** An account of the masterchain. */
export function holderOf(value: bigint): Address {
  return parseAddress(`-1:${hashOf(value)}`);
}

/** Keys and addresses of nodes are told in capital letters. */
export function keyText(hash: Hash): string {
  return hash.toUpperCase();
}

export function keyOrAbsent(name: string, hash: Hash | null): Record<string, string> {
  return hash === null ? {} : { [name]: keyText(hash) };
}
