import type { Address } from "../ton/address/address";
import { parseAddress } from "../ton/address/read-address";
import { FormatError } from "../ton/value/format-error";
import { parseHash, type Hash } from "../ton/value/hash";
import { parseOpcode, type Opcode } from "../ton/contract/opcode";
import { formatShardDecimal, type Shard } from "../ton/block/shard";
import { parseShard } from "../ton/block/read-shard";

/** A kind of parameter value: how to read it from any input, how to write it on the wire. */
export interface ParamKind<T> {
  readonly name: string;
  /** The accepted forms, for error messages. */
  readonly accepts: string;
  /** Throws `Refusal` or `FormatError`; returns the canonical value otherwise. */
  read(input: unknown): T;
  /** The only form that is sent to the service and used in cache keys. */
  write(value: T): WireValue;
}

/** A value of a query string, or any JSON of a POST body. */
export type WireValue = string | number | boolean | readonly unknown[] | { readonly [key: string]: unknown };

/** A value has the wrong form; the message is appended to the parameter's name. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

function textOf(input: unknown, accepts: string): string {
  if (typeof input === "string") return input.trim();
  if (typeof input === "number" && Number.isSafeInteger(input)) return String(input);
  if (typeof input === "boolean") return String(input);
  throw new Refusal(`expected ${accepts}`);
}

function kind<T>(
  name: string,
  accepts: string,
  read: (text: string) => T,
  write: (value: T) => WireValue,
): ParamKind<T> {
  return { name, accepts, read: (input) => read(textOf(input, accepts)), write };
}

const identity = <T extends WireValue>(value: T): T => value;

export const address: ParamKind<Address> = kind(
  "address",
  "an account address in any form",
  parseAddress,
  identity,
);

/** The index reads `null` as "no account": external messages have no source, logs no destination. */
export const addressOrNone: ParamKind<Address | "null"> = kind(
  "address or null",
  "an account address in any form, or null",
  (text) => (text === "null" || text === "addr_none" ? "null" : parseAddress(text)),
  identity,
);

export const hash: ParamKind<Hash> = kind("hash", "64 hex digits, base64 or base64url", parseHash, identity);

export const opcode: ParamKind<Opcode> = kind(
  "opcode",
  "a 32-bit operation code, hex or decimal",
  parseOpcode,
  identity,
);

export const shard: ParamKind<Shard> = kind(
  "shard",
  "16 hex digits or a signed decimal",
  parseShard,
  identity,
);

/** The node interface writes shards as signed decimals. */
export const shardDecimal: ParamKind<Shard> = kind(
  "shard",
  "a signed decimal or 16 hex digits",
  parseShard,
  formatShardDecimal,
);

export function int(min: number, max: number, accepts?: string): ParamKind<number> {
  const accepted = accepts ?? `a whole number from ${min} to ${max}`;
  return kind(
    "integer",
    accepted,
    (text) => {
      const value = /^[+-]?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
      if (!Number.isSafeInteger(value) || value < min || value > max)
        throw new Refusal(`expected ${accepted}`);
      return value;
    },
    identity,
  );
}

export const workchain = int(-(2 ** 31), 2 ** 31 - 1, "a workchain, -1 or 0");
export const seqno = int(0, 2 ** 32 - 1, "a block number");

/** Seconds since 1970; fractions are cut off, as the service does. */
export const utime: ParamKind<number> = kind(
  "unix time",
  "seconds since 1970",
  (text) => {
    const value = /^\d{1,12}(\.\d{0,9})?$/.test(text) ? Math.trunc(Number(text)) : Number.NaN;
    if (!Number.isSafeInteger(value)) throw new Refusal("expected seconds since 1970");
    return value;
  },
  String,
);

export const lt: ParamKind<bigint> = kind(
  "logical time",
  "a logical time in decimal",
  (text) => {
    if (!/^\d{1,20}$/.test(text)) throw new Refusal("expected a logical time in decimal");
    return BigInt(text);
  },
  String,
);

const FLAGS = new Map([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
]);

export const flag: ParamKind<boolean> = kind(
  "boolean",
  "true or false",
  (text) => {
    const value = FLAGS.get(text.toLowerCase());
    if (value === undefined) throw new Refusal("expected true or false");
    return value;
  },
  identity,
);

export function oneOf<const T extends string>(...values: readonly T[]): ParamKind<T> {
  const accepts = `one of ${values.join(", ")}`;
  const byText = new Map<string, T>(values.map((value) => [value, value]));
  return kind(
    values.join(" | "),
    accepts,
    (text) => {
      const value = byText.get(text.toLowerCase());
      if (value === undefined) throw new Refusal(`expected ${accepts}`);
      return value;
    },
    identity,
  );
}

/** A short text of a limited alphabet: domains, action types, cursors. */
export function word(name: string, pattern: RegExp, maxLength: number): ParamKind<string> {
  return kind(
    name,
    name,
    (text) => {
      if (text.length > maxLength || !pattern.test(text)) throw new Refusal(`expected ${name}`);
      return text;
    },
    identity,
  );
}

/** A cell tree as base64 or hex. Alphabet and size are checked here, the bytes when it is parsed. */
export const boc: ParamKind<string> = kind(
  "bag of cells",
  "a bag of cells in base64",
  (text) => {
    if (text.length === 0 || text.length > 1_400_000 || !/^[A-Za-z0-9+/_=-]+$/.test(text)) {
      throw new Refusal("expected a bag of cells in base64");
    }
    return text;
  },
  identity,
);

/** Why a value was refused, as a message that can be shown. */
export function refusalOf(error: unknown): string | null {
  if (error instanceof FormatError) return error.reason;
  if (error instanceof Refusal) return error.message;
  return null;
}
