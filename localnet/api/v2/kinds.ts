import { accountIdOf, type Address } from "@/lib/ton/address/address";
import { readAddress, type ReadAddress } from "@/lib/ton/address/read-address";
import { base64ToBytes } from "@/lib/ton/value/bytes";
import { tryHash, type Hash } from "@/lib/ton/value/hash";
import { isShard, type Shard } from "@/lib/ton/block/shard";
import { refusalOf, type ParamKind } from "@/lib/toncenter/param";

/** How one kind of value is read from a query's text or from JSON; null when it is none. */
export type Kind<T> = (input: unknown) => T | null;

function textOf(input: unknown): string | null {
  if (typeof input === "string") return input;
  return typeof input === "number" && Number.isSafeInteger(input) ? String(input) : null;
}

function integer(bits: bigint): Kind<bigint> {
  const limit = 1n << (bits - 1n);
  return (input) => {
    const digits = textOf(input);
    if (digits === null || !/^[+-]?\d{1,20}$/.test(digits)) return null;
    const value = BigInt(digits.replace("+", ""));
    return value >= -limit && value < limit ? value : null;
  };
}

export const int64 = integer(64n);

const narrow = integer(32n);

export const int32: Kind<number> = (input) => {
  const value = narrow(input);
  return value === null ? null : Number(value);
};

export const spelledAddress: Kind<ReadAddress> = (input) => {
  if (typeof input !== "string") return null;
  try {
    return readAddress(input);
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
};

export const address: Kind<Address> = (input) => spelledAddress(input)?.address ?? null;

export const hash: Kind<Hash> = (input) => (typeof input === "string" ? tryHash(input) : null);

/** Half of an address, as a cursor: its hash, or the whole address. */
export const accountId: Kind<Hash> = (input) => {
  const whole = address(input);
  return hash(whole === null ? input : accountIdOf(whole).toLowerCase());
};

/** A signed decimal here, unlike in the index. */
export const shard: Kind<Shard> = (input) => {
  const value = int64(input);
  if (value === null) return null;
  const digits = BigInt.asUintN(64, value).toString(16).toUpperCase().padStart(16, "0");
  return isShard(digits) ? digits : null;
};

export const bytes: Kind<Uint8Array> = (input) =>
  typeof input === "string" ? base64ToBytes(input.trim()) : null;

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  ["true", true],
  ["1", true],
  [1, true],
  [false, false],
  ["false", false],
  ["0", false],
  [0, false],
]);

export const flag: Kind<boolean> = (input) =>
  FLAGS.get(typeof input === "string" ? input.toLowerCase() : input) ?? null;

/** Reads what the table of endpoints reads. */
export function fromTable<T>(kind: ParamKind<T>): Kind<T> {
  return (input) => {
    try {
      return kind.read(input);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      return null;
    }
  };
}
