import { accountIdOf, type Address } from "@/lib/ton/address/address";
import { readAddress, type ReadAddress } from "@/lib/ton/address/read-address";
import { base64ToBytes } from "@/lib/ton/value/read-base64";
import { tryHash, type Hash } from "@/lib/ton/value/hash";
import { isShard, type Shard } from "@/lib/ton/block/shard";
import { refusalOf, type ParamKind } from "@/lib/toncenter/param";

/** Parses a value from a query string or JSON; null if it is invalid. */
export type ValueParser<T> = (input: unknown) => T | null;

function textOf(input: unknown): string | null {
  if (typeof input === "string") return input;
  return typeof input === "number" && Number.isSafeInteger(input) ? String(input) : null;
}

function integer(bits: bigint): ValueParser<bigint> {
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

export const int32: ValueParser<number> = (input) => {
  const value = narrow(input);
  return value === null ? null : Number(value);
};

export const parsedAddress: ValueParser<ReadAddress> = (input) => {
  if (typeof input !== "string") return null;
  try {
    return readAddress(input);
  } catch (error) {
    if (refusalOf(error) === null) throw error;
    return null;
  }
};

export const address: ValueParser<Address> = (input) => parsedAddress(input)?.address ?? null;

export const hash: ValueParser<Hash> = (input) => (typeof input === "string" ? tryHash(input) : null);

/** The account part of an address, given as a hash or as a whole address. */
export const accountId: ValueParser<Hash> = (input) => {
  const whole = address(input);
  return hash(whole === null ? input : accountIdOf(whole).toLowerCase());
};

/** A signed decimal in v2, unlike in v3. */
export const shard: ValueParser<Shard> = (input) => {
  const value = int64(input);
  if (value === null) return null;
  const digits = BigInt.asUintN(64, value).toString(16).toUpperCase().padStart(16, "0");
  return isShard(digits) ? digits : null;
};

export function fromText<T>(parse: (text: string) => T | null): ValueParser<T> {
  return (input) => (typeof input === "string" ? parse(input) : null);
}

export const bytes: ValueParser<Uint8Array> = (input) =>
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

export const flag: ValueParser<boolean> = (input) =>
  FLAGS.get(typeof input === "string" ? input.toLowerCase() : input) ?? null;

/** Adapts a parameter kind of the endpoint table. */
export function fromTable<T>(kind: ParamKind<T>): ValueParser<T> {
  return (input) => {
    try {
      return kind.read(input);
    } catch (error) {
      if (refusalOf(error) === null) throw error;
      return null;
    }
  };
}
