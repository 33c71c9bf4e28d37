import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import type { RawCellReader } from "./raw-cell-reader";

function digitsOf(reader: RawCellReader, bits: number): string {
  const whole = reader.bytes(bits >> 3).toString("hex");
  const rest = bits & 7;
  if (rest === 0) return whole;
  const last = reader.uint(rest) << (8 - rest);
  return (whole + last.toString(16).padStart(2, "0")).slice(0, Math.ceil(bits / 4));
}

/** Null for addr_none. */
export function readAddress(reader: RawCellReader): Address | null {
  const kind = reader.uint(2);
  if (kind === 0) return null;
  if (kind === 1) {
    const bits = reader.uint(9);
    return parseWireAddress(`ext$${bits}:${digitsOf(reader, bits)}`);
  }
  if (reader.bit()) reader.skip(reader.uint(5));
  if (kind === 2) {
    const workchain = reader.int(8);
    return parseWireAddress(`${workchain}:${reader.bytes(32).toString("hex").toUpperCase()}`);
  }
  const bits = reader.uint(9);
  const workchain = reader.int(32);
  return parseWireAddress(`var$${workchain}:${bits}:${digitsOf(reader, bits)}`);
}
