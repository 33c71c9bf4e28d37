import { Cell, CellType } from "@ton/core";
import { parseHash } from "@/lib/ton/value/hash";
import { RawCell } from "./raw-cell";

const MAGIC = 0xb5ee9c72;
const MAX_DEPTH = 1024;
const LIBRARY = 2;
const WITH_HASHES = 16;

export class BagError extends Error {}

interface BagShape {
  readonly bytes: Buffer;
  readonly cells: number;
  readonly root: number;
  readonly refBytes: number;
  /** The offset of the first cell. */
  readonly start: number;
  readonly end: number;
}

function uint(bytes: Buffer, at: number, size: number): number {
  if (size < 1 || size > 6 || at + size > bytes.length) throw new BagError("bag-of-cells error");
  return bytes.readUIntBE(at, size);
}

function bagShape(bytes: Buffer): BagShape {
  if (uint(bytes, 0, 4) !== MAGIC) throw new BagError("invalid bag-of-cells magic number");
  const flags = uint(bytes, 4, 1);
  const refBytes = flags & 7;
  const offsetBytes = uint(bytes, 5, 1);
  const counts = 6;
  const cells = uint(bytes, counts, refBytes);
  const roots = uint(bytes, counts + refBytes, refBytes);
  const size = uint(bytes, counts + 3 * refBytes, offsetBytes);
  const root = uint(bytes, counts + 3 * refBytes + offsetBytes, refBytes);
  const index = (flags & 0x80) === 0 ? 0 : cells * offsetBytes;
  const start = counts + 4 * refBytes + offsetBytes + index;
  if (roots !== 1) throw new BagError("bag-of-cells is expected to have exactly one root");
  if (root >= cells || start + size > bytes.length || cells * 2 > size) {
    throw new BagError("bag-of-cells error");
  }
  return { bytes, cells, root, refBytes, start, end: start + size };
}

interface BagEntry {
  readonly descriptor: number;
  readonly bits: number;
  readonly data: Buffer;
  readonly refs: readonly number[];
}

function bitsOf(second: number, data: Buffer): number {
  if (second % 2 === 0) return data.length * 8;
  const last = data.at(-1) ?? 0;
  if (last === 0) throw new BagError("a cell does not say where its bits end");
  return data.length * 8 - 8 + ((31 - Math.clz32(last & -last)) ^ 7);
}

function bagEntries({ bytes, cells, refBytes, start, end }: BagShape): BagEntry[] {
  const entries: BagEntry[] = [];
  let at = start;
  for (let index = 0; index < cells; index += 1) {
    const first = uint(bytes, at, 1);
    const second = uint(bytes, at + 1, 1);
    at += 2;
    if ((first & WITH_HASHES) !== 0) {
      const hashes = 1 + ((first >> 5) & 1) + ((first >> 6) & 1) + ((first >> 7) & 1);
      at += hashes * 34;
    }
    const count = first & 7;
    const length = (second + 1) >> 1;
    const after = at + length + count * refBytes;
    if (count > 4 || after > end) throw new BagError("bag-of-cells error");
    const data = bytes.subarray(at, at + length);
    const refs: number[] = [];
    for (let ref = at + length; ref < after; ref += refBytes) {
      const to = bytes.readUIntBE(ref, refBytes);
      if (to <= index || to >= cells) throw new BagError("bag-of-cells error");
      refs.push(to);
    }
    entries.push({ descriptor: first & ~WITH_HASHES, bits: bitsOf(second, data), data, refs });
    at = after;
  }
  return entries;
}

/** Exotic cells with a level are rare and have special hashes, so @ton/core reads them. */
function fromTonCore(cell: Cell, seen: Map<Cell, RawCell>): RawCell {
  const converted = seen.get(cell);
  if (converted !== undefined) return converted;
  const refs = cell.refs.map((ref) => fromTonCore(ref, seen));
  const [digits = "", marked] = cell.bits.toString().split("_");
  const even = digits.length % 2 === 0 ? digits : digits + (marked === undefined ? "8" : "0");
  const padded = Buffer.from(even, "hex");
  const exotic = cell.type === CellType.Ordinary ? 0 : 8;
  const raw = new RawCell(padded, cell.bits.length, refs, refs.length + exotic + 32 * cell.level(), {
    hash: parseHash(cell.hash().toString("hex")),
    depth: cell.depth(),
  });
  seen.set(cell, raw);
  return raw;
}

function readWithTonCore(bytes: Buffer): RawCell {
  try {
    const [root] = Cell.fromBoc(bytes);
    if (root !== undefined) return fromTonCore(root, new Map());
  } catch {
    throw new BagError("bag-of-cells error: a special cell is malformed");
  }
  throw new BagError("bag-of-cells error");
}

function isPlain({ descriptor, data }: BagEntry): boolean {
  return (descriptor & 8) === 0 ? descriptor >> 5 === 0 : data[0] === LIBRARY;
}

/** Reads the root of a bag with one root. Throws `BagError` for anything else. */
export function readBag(input: Uint8Array): RawCell {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength);
  const shape = bagShape(bytes);
  const entries = bagEntries(shape);
  if (!entries.every(isPlain)) return readWithTonCore(bytes);
  const cells: RawCell[] = [];
  for (const { data, bits, refs, descriptor } of entries.toReversed()) {
    const below: RawCell[] = [];
    for (const ref of refs) {
      const cell = cells[entries.length - 1 - ref];
      if (cell !== undefined) below.push(cell);
    }
    const cell = new RawCell(data, bits, below, descriptor);
    if (cell.depth > MAX_DEPTH) throw new BagError("bag-of-cells error: too deep");
    cells.push(cell);
  }
  const root = cells[entries.length - 1 - shape.root];
  if (root === undefined) throw new BagError("bag-of-cells error");
  return root;
}
