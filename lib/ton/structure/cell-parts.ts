import { beginCell, type Builder, type Cell, type Slice } from "@ton/core";
import { isAddress, type Address } from "../address/address";
import { graphOfCells } from "../cell/boc";
import { CellReader } from "../cell/cell-reader";
import { readDictionary } from "../cell/dictionary";
import { bytesToBase64 } from "../value/bytes";
import { bytesToHex } from "../value/write-hex";
import { FormatError } from "../value/format-error";
import { isHash, type Hash } from "../value/hash";

/**
 * Parts that the network's structures have in common, read and written as cells. The loaders of `@ton/core` are not
 * used for dictionaries: a few cells can expand to billions of entries.
 */

export function malformed(what: string): FormatError {
  return new FormatError("bag of cells", `it is no ${what}`);
}

export function hashOfCell(cell: Cell): Hash {
  const hash = bytesToHex(cell.hash());
  if (!isHash(hash)) throw malformed("cell");
  return hash;
}

export function bagOf(cell: Cell): string {
  return bytesToBase64(cell.toBoc({ idx: false, crc32: false }), "standard");
}

export function nextHash(slice: Slice): Hash {
  const hash = bytesToHex(slice.loadBuffer(32));
  if (!isHash(hash)) throw malformed("cell");
  return hash;
}

export function orNull<T>(slice: Slice, read: () => T): T | null {
  return slice.loadBit() ? read() : null;
}

const ACCOUNT_BITS = 256;

/** Null for the empty address. */
export function nextAddress(slice: Slice): Address | null {
  const kind = slice.loadUint(2);
  if (kind === 0) return null;
  if (kind === 1) {
    const bits = slice.loadUint(9);
    return addressOf(`ext$${bits}:${digitsOf(slice, bits)}`);
  }
  if (slice.loadBit()) slice.skip(slice.loadUint(5));
  if (kind === 2) return addressOf(`${slice.loadInt(8)}:${digitsOf(slice, ACCOUNT_BITS)}`);
  const bits = slice.loadUint(9);
  const workchain = slice.loadInt(32);
  return addressOf(`var$${workchain}:${bits}:${digitsOf(slice, bits)}`);
}

function digitsOf(slice: Slice, bits: number): string {
  const digits = Math.ceil(bits / 4);
  if (digits === 0) return "";
  const value = slice.loadUintBig(bits) << BigInt(digits * 4 - bits);
  return value.toString(16).padStart(digits, "0").toUpperCase();
}

function addressOf(text: string): Address {
  if (!isAddress(text)) throw malformed("address");
  return text;
}

/** The most amounts of other currencies that are read from one value: the network allows a few. */
const MOST_CURRENCIES = 100;

/** Coins, with amounts of other currencies by id. */
export interface CellAmount {
  readonly coins: bigint;
  readonly extra: Readonly<Record<string, bigint>>;
  readonly extraCell: Cell | null;
}

export function nextAmount(slice: Slice): CellAmount {
  const coins = slice.loadCoins();
  const extraCell = slice.loadMaybeRef();
  return { coins, extraCell, extra: extraCell === null ? {} : currenciesIn(extraCell) };
}

export function currenciesIn(cell: Cell): Readonly<Record<string, bigint>> {
  const graph = graphOfCells([cell]);
  const found = readDictionary(graph, graph.roots[0] ?? 0, 32, MOST_CURRENCIES);
  if (found === null) throw malformed("currencies");
  return Object.fromEntries(
    found.entries.map(({ key, cell: { data, bits }, start }) => {
      const reader = new CellReader({ data, bits });
      reader.uint(start);
      const bytes = reader.uint(5);
      const amount = bytes === null ? null : reader.uint(Number(bytes) * 8);
      if (amount === null) throw malformed("currencies");
      return [String(Number.parseInt(key, 2)), amount];
    }),
  );
}

/** The fields of a StateInit, as they are. */
export interface StateCells {
  /** All of it as a separate cell. */
  readonly cell: Cell;
  readonly special: { readonly tick: boolean; readonly tock: boolean } | null;
  readonly code: Cell | null;
  readonly data: Cell | null;
  readonly libraries: Cell | null;
}

export function nextState(slice: Slice): StateCells {
  const cell = beginCell();
  const copied = (bits: number) => {
    const value = slice.loadUint(bits);
    cell.storeUint(value, bits);
    return value;
  };
  if (copied(1) === 1) copied(5);
  const special = copied(1) === 1 ? { tick: copied(1) === 1, tock: copied(1) === 1 } : null;
  const nextRef = () => {
    if (copied(1) === 0) return null;
    const ref = slice.loadRef();
    cell.storeRef(ref);
    return ref;
  };
  const [code, data, libraries] = [nextRef(), nextRef(), nextRef()];
  return { cell: cell.endCell(), special, code, data, libraries };
}

/** A number preceded by its length in bytes. */
export function storeSized(builder: Builder, value: bigint, lengthBits: number): Builder {
  const bytes = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2);
  return builder.storeUint(bytes, lengthBits).storeUint(value, bytes * 8);
}
