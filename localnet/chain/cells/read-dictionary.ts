import { RawCellReader } from "./raw-cell-reader";
import type { RawCell } from "./raw-cell";
import { BagError } from "./read-bag";

function bitsFor(most: number): number {
  return 32 - Math.clz32(most);
}

/** The label of an edge, as a string of bits. */
function readLabel(reader: RawCellReader, left: number): string {
  if (!reader.bit()) {
    let length = 0;
    while (reader.bit()) length += 1;
    return readBits(reader, length);
  }
  if (!reader.bit()) return readBits(reader, reader.uint(bitsFor(left)));
  const bit = reader.bit() ? "1" : "0";
  return bit.repeat(reader.uint(bitsFor(left)));
}

function readBits(reader: RawCellReader, length: number): string {
  let text = "";
  for (let index = 0; index < length; index += 1) text += reader.bit() ? "1" : "0";
  return text;
}

/** A limit, because cells that refer twice to the same cell can describe an exponential number of entries. */
const MAX_EDGES = 100_000;

/** Calls `onEntry` for each entry in the order of keys, with a reader at the value. */
export function eachEntry(
  root: RawCell | null,
  keyBits: number,
  onEntry: (key: string, value: RawCellReader) => void,
): void {
  let edges = 0;
  const walk = (cell: RawCell, prefix: string) => {
    edges += 1;
    if (edges > MAX_EDGES) throw new BagError("a dictionary is too large");
    const reader = new RawCellReader(cell);
    const key = prefix + readLabel(reader, keyBits - prefix.length);
    if (key.length >= keyBits) {
      onEntry(key, reader);
      return;
    }
    walk(reader.ref(), `${key}0`);
    walk(reader.ref(), `${key}1`);
  };
  if (root !== null) walk(root, "");
}
