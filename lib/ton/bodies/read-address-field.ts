import { isAddress, isStandard } from "../address/address";
import type { BodyReader } from "./body-reader";
import type { Value } from "./value";

type Read = (reader: BodyReader) => string | null;

const ACCOUNT_BITS = 256;

function digitsOf(reader: BodyReader, bits: number): string | null {
  const value = reader.uint(bits);
  if (value === null) return null;
  const digits = Math.ceil(bits / 4);
  return digits === 0
    ? ""
    : (value << BigInt(digits * 4 - bits)).toString(16).padStart(digits, "0").toUpperCase();
}

const outside: Read = (reader) => {
  const bits = reader.uint(9);
  const digits = bits === null ? null : digitsOf(reader, Number(bits));
  return digits === null ? null : `ext$${bits}:${digits}`;
};

/** Rewritten prefixes are no longer in use: an address with one cannot be looked up. */
function isPlain(reader: BodyReader): boolean {
  return reader.uint(1) === 0n;
}

const standard: Read = (reader) => {
  const workchain = isPlain(reader) ? reader.uint(8) : null;
  const digits = workchain === null ? null : digitsOf(reader, ACCOUNT_BITS);
  return workchain === null || digits === null ? null : `${BigInt.asIntN(8, workchain)}:${digits}`;
};

const variable: Read = (reader) => {
  const bits = isPlain(reader) ? reader.uint(9) : null;
  const workchain = bits === null ? null : reader.uint(32);
  const digits = bits === null ? null : digitsOf(reader, Number(bits));
  if (workchain === null || digits === null) return null;
  return `var$${BigInt.asIntN(32, workchain)}:${bits}:${digits}`;
};

const KINDS: readonly (Read | null)[] = [null, outside, standard, variable];

/** Any address, or the empty one. */
export function readAddress(reader: BodyReader): Value | null {
  const kind = reader.uint(2);
  if (kind === null) return null;
  const read = KINDS[Number(kind)] ?? null;
  if (read === null) return { is: "address", address: null };
  const text = read(reader);
  return text !== null && isAddress(text) ? { is: "address", address: text } : null;
}

/** The address of an account. */
export function readAccount(reader: BodyReader): Value | null {
  const value = readAddress(reader);
  const isAccount = value?.is === "address" && value.address !== null && isStandard(value.address);
  return isAccount ? value : null;
}
