import { RawCellReader } from "../../../chain/cells/raw-cell-reader";
import type { RawCell } from "../../../chain/cells/raw-cell";

interface Entry {
  /** In decimal digits. */
  readonly key: string;
  readonly reader: RawCellReader;
}

/** A limit, because cells that refer twice to the same cell can describe any number of entries. */
const MOST = 255;

interface Edge {
  readonly cell: RawCell;
  readonly key: bigint;
  readonly left: number;
}

/** The entries of a dictionary in the order of their keys. Throws for a cell that is not a dictionary. */
export function readDictionary(root: RawCell, keyBits: number): readonly Entry[] {
  const entries: Entry[] = [];
  const edges: Edge[] = [{ cell: root, key: 0n, left: keyBits }];
  for (let edge = edges.pop(); edge !== undefined; edge = edges.pop()) {
    const reader = new RawCellReader(edge.cell);
    const label = readLabel(reader, edge.left);
    const key = (edge.key << BigInt(label.length)) | label.bits;
    const left = edge.left - label.length;
    if (left < 0 || entries.length >= MOST) throw new RangeError("not a dictionary");
    if (left === 0) entries.push({ key: key.toString(), reader });
    else {
      const [zero, one] = [reader.ref(), reader.ref()];
      edges.push({ cell: one, key: (key << 1n) | 1n, left: left - 1 });
      edges.push({ cell: zero, key: key << 1n, left: left - 1 });
    }
  }
  return entries;
}

function readLabel(reader: RawCellReader, most: number): { readonly bits: bigint; readonly length: number } {
  const lengthBits = 32 - Math.clz32(most);
  if (!reader.bit()) {
    let length = 0;
    while (reader.bit()) length += 1;
    return { bits: reader.big(length), length };
  }
  if (!reader.bit()) {
    const length = reader.uint(lengthBits);
    return { bits: reader.big(length), length };
  }
  const ones = reader.bit();
  const length = reader.uint(lengthBits);
  return { bits: ones ? (1n << BigInt(length)) - 1n : 0n, length };
}
