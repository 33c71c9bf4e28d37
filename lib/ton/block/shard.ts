import type { Branded } from "../value/brand";
import { FormatError } from "../value/format-error";

/**
 * A shard as the v3 index writes it, the one form inside the project: 16 upper-case hexadecimal
 * digits. The bits above the lowest set bit are the prefix of the accounts that the shard holds.
 */
export type Shard = Branded<string, "Shard">;

const CANONICAL = /^[0-9A-F]{16}$/;
const NO_SHARD = "0".repeat(16);

export function isShard(text: string): text is Shard {
  return CANONICAL.test(text) && text !== NO_SHARD;
}

export function canonicalShard(text: string): Shard {
  if (!isShard(text)) throw new FormatError("shard", "it has no bit set, so it names no shard");
  return text;
}

/** The signed decimal number that v2 writes. */
export function formatShardDecimal(shard: Shard): string {
  return BigInt.asIntN(64, BigInt(`0x${shard}`)).toString();
}

function bitsOf(hex: string): string {
  return BigInt(`0x${hex}`).toString(2).padStart(64, "0");
}

export interface ShardPrefix {
  /** How many times the workchain was split to get this shard: 0 is all of it. */
  length: number;
  bits: string;
}

export function shardPrefix(shard: Shard): ShardPrefix {
  const bits = bitsOf(shard);
  const length = bits.lastIndexOf("1");
  return { length, bits: bits.slice(0, length) };
}

/** Whether every account of `descendant` is in `ancestor`; a shard counts as its own ancestor. */
export function isShardAncestor(ancestor: Shard, descendant: Shard): boolean {
  return ancestor === descendant || shardPrefix(descendant).bits.startsWith(shardPrefix(ancestor).bits);
}

/** Whether the account with these 64 hexadecimal digits is in the shard (of the account's workchain). */
export function shardContains(shard: Shard, accountIdHex: string): boolean {
  if (!/^[0-9a-fA-F]{64}$/.test(accountIdHex)) {
    throw new FormatError("address", "an account id has 64 hexadecimal digits");
  }
  return bitsOf(accountIdHex.slice(0, 16)).startsWith(shardPrefix(shard).bits);
}

/** The two halves that a shard is split into, null where nothing is left to split. */
export function shardHalves(shard: Shard): readonly [Shard, Shard] | null {
  const { length, bits } = shardPrefix(shard);
  if (length >= 63) return null;
  const half = (bit: "0" | "1") => shardOfBits(`${bits}${bit}`);
  return [half("0"), half("1")];
}

/** The shard that two halves are merged into, null for all of a workchain. */
export function mergedShard(half: Shard): Shard | null {
  const { length, bits } = shardPrefix(half);
  return length === 0 ? null : shardOfBits(bits.slice(0, -1));
}

/** The shard of the accounts that begin with these bits: without any, all of the workchain. */
export function shardOfBits(bits: string): Shard {
  return canonicalShard(
    BigInt(`0b${`${bits}1`.padEnd(64, "0")}`)
      .toString(16)
      .toUpperCase()
      .padStart(16, "0"),
  );
}
