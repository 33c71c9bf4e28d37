import type { CellNode } from "../cell/cell";
import { hexToBytes } from "../value/bytes";
import type { BodyReader } from "./body-reader";
import type { Field } from "./fields";
import { readAccount, readAddress } from "./read-address-field";
import { readChunkedText, readSealed, readText } from "./read-text";
import type { Value } from "./value";

/** Reads one value; null if it is missing or invalid. */
export type LeafReader = (reader: BodyReader) => Value | null;

/** Fields without parameters and nested fields. */
type Leaf =
  | "coins"
  | "units"
  | "flag"
  | "address"
  | "account"
  | "send mode"
  | "cell"
  | "rest"
  | "text"
  | "sealed"
  | "chunked text";

/** Flags of sending that exist: to pay apart, to ignore errors, to bounce, to destroy, to send all. */
const MODES = 0b1111_0011n;

const amount =
  (is: "coins" | "units"): LeafReader =>
  (reader) => {
    const value = reader.coins();
    return value === null ? null : { is, value };
  };

export const LEAVES: Readonly<Record<Leaf, LeafReader>> = {
  coins: amount("coins"),
  units: amount("units"),
  flag: (reader) => {
    const value = reader.uint(1);
    return value === null ? null : { is: "flag", value: value === 1n };
  },
  address: readAddress,
  account: readAccount,
  "send mode": (reader) => {
    const value = reader.uint(8);
    return value === null || (value & ~MODES) !== 0n ? null : { is: "number", value };
  },
  cell: (reader) => {
    const cell = reader.nextCell();
    return cell === null ? null : cellsOf(cell);
  },
  rest: (reader) => {
    const value = cellsLeft(reader);
    reader.end();
    return value;
  },
  text: readText,
  sealed: readSealed,
  "chunked text": readChunkedText,
};

type Sized = Extract<Field, { readonly is: "uint" | "int" | "time" | "bits" | "sized uint" }>;

export function readSized(field: Sized, reader: BodyReader): Value | null {
  if (field.is === "sized uint") {
    const bytes = reader.uint(field.lengthBits);
    const sized = bytes === null ? null : reader.uint(Number(bytes) * 8);
    return sized === null ? null : { is: "number", value: sized };
  }
  const { is, bits } = field;
  const value = reader.uint(bits);
  if (value === null) return null;
  if (is === "bits") return { is, hex: value.toString(16).padStart(Math.ceil(bits / 4), "0") };
  if (is === "time") return { is, value };
  return { is: "number", value: is === "int" ? BigInt.asIntN(bits, value) : value };
}

export function cellsOf({ hash, bits, refs }: CellNode): Value {
  return { is: "cells", hash, bits, refs: refs.length };
}

export function cellsLeft(reader: BodyReader): Value {
  return { is: "cells", hash: null, bits: reader.bitsLeft, refs: reader.refsLeft };
}

/** A text preceded by its length in bytes. */
export function readSizedText(reader: BodyReader): Value | null {
  const length = reader.uint(8);
  const bits = length === null ? null : reader.uint(Number(length) * 8);
  if (length === null || bits === null) return null;
  const bytes = hexToBytes(bits.toString(16).padStart(Number(length) * 2, "0")) ?? new Uint8Array(0);
  return { is: "text", text: new TextDecoder().decode(bytes.subarray(0, Number(length))), whole: true };
}
