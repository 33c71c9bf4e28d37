import { CellReader } from "../cell/cell-reader";
import type { KeyField } from "./fields";
import type { SingleValue } from "./value";

/** The key of a dictionary's entry, from its bits. One that is no account where one is expected stays as it is. */
export function readKey(field: KeyField, bits: string): SingleValue {
  const value = BigInt(`0b${bits}`);
  if (field.is === "uint") return { is: "number", value };
  if (field.is === "int") return { is: "number", value: BigInt.asIntN(bits.length, value) };
  const address = field.is === "account" ? new CellReader(cellOf(value, bits.length)).address() : null;
  if (address !== null) return { is: "address", address };
  return { is: "bits", hex: value.toString(16).padStart(Math.ceil(bits.length / 4), "0") };
}

/** A cell holds its bits from the left of the first byte. */
function cellOf(value: bigint, bits: number) {
  const digits = Math.ceil(bits / 8) * 2;
  return { bits, data: (value << BigInt(digits * 4 - bits)).toString(16).padStart(digits, "0") };
}
