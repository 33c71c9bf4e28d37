import { CellReader } from "./cell-reader";
import type { RawCell } from "./raw-cell";
import { BagError } from "./read-bag";

function bitsFor(most: number): number {
  return 32 - Math.clz32(most);
}

/** The part of a key that an edge stands for, as a text of bits. */
function readLabel(reader: CellReader, left: number): string {
  if (!reader.bit()) {
    let length = 0;
    while (reader.bit()) length += 1;
    return readBits(reader, length);
  }
  if (!reader.bit()) return readBits(reader, reader.uint(bitsFor(left)));
  const bit = reader.bit() ? "1" : "0";
  return bit.repeat(reader.uint(bitsFor(left)));
}

function readBits(reader: CellReader, length: number): string {
  let text = "";
  for (let index = 0; index < length; index += 1) text += reader.bit() ? "1" : "0";
  return text;
}

/** A few cells that refer twice to the next one are more entries than anybody can walk. */
const MOST_EDGES = 100_000;

/** Calls back for each entry, in the order of the keys; the reader stands at the value. */
export function eachEntry(
  root: RawCell | null,
  keyBits: number,
  visit: (key: string, value: CellReader) => void,
): void {
  let edges = 0;
  const walk = (cell: RawCell, prefix: string) => {
    edges += 1;
    if (edges > MOST_EDGES) throw new BagError("a dictionary is too large");
    const reader = new CellReader(cell);
    const key = prefix + readLabel(reader, keyBits - prefix.length);
    if (key.length >= keyBits) {
      visit(key, reader);
      return;
    }
    walk(reader.ref(), `${key}0`);
    walk(reader.ref(), `${key}1`);
  };
  if (root !== null) walk(root, "");
}
