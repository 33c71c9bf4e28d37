import type { Address as CoreAddress, Cell, TupleReader } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseAddress } from "@/lib/ton/address/read-address";
import { readBag } from "../chain/cells/read-bag";
import type { RawCell } from "../chain/cells/raw-cell";

/** Conversions of get method results. */

export function accountOf(address: CoreAddress): Address {
  return parseAddress(address.toRawString());
}

export function bocOf(cell: Cell): Buffer {
  return cell.toBoc({ idx: false, crc32: false });
}

/** For the readers of `chain/cells`, which limit the size of dictionaries. */
export function rawCellOf(cell: Cell): RawCell {
  return readBag(bocOf(cell));
}

/** Throws for a number that does not fit. */
export function uint(value: bigint, bits: number): number {
  if (value < 0n || value >> BigInt(bits) !== 0n) throw new RangeError("a number is out of range");
  return Number(value);
}

export function optionalUint(answer: TupleReader, bits: number): number | null {
  const value = answer.readBigNumberOpt();
  return value === null ? null : uint(value, bits);
}
