import { Cell, CellType, type BitString } from "@ton/core";
import { checkBocHeader } from "./boc-header";
import { readPlainBag, type BagCell } from "./plain-bag";
import { hexToBytes } from "../value/bytes";
import { bytesToHex } from "../value/write-hex";
import { base64ToBytes } from "../value/read-base64";
import type { CellGraph, CellKind, CellNode } from "./cell";
import { FormatError } from "../value/format-error";
import { isHash } from "../value/hash";

/** `@ton/core` needs the global `Buffer`: import this file only where that exists, preferably in a worker. */

export interface BocLimits {
  maxBytes?: number;
  maxCells?: number;
}

const MAX_BYTES = 4 * 1024 * 1024;
const MAX_CELLS = 100_000;
/** The network's own limit on the depth of a tree of cells. */
const MAX_DEPTH = 1024;

const KINDS: Readonly<Record<CellType, CellKind>> = {
  [CellType.Ordinary]: "ordinary",
  [CellType.PrunedBranch]: "pruned",
  [CellType.Library]: "library",
  [CellType.MerkleProof]: "merkle proof",
  [CellType.MerkleUpdate]: "merkle update",
};

function broken(reason: string): FormatError {
  return new FormatError("bag of cells", reason);
}

function bytesOfText(text: string, maxBytes: number): Uint8Array {
  if (text.length > maxBytes * 3) throw broken(`it is longer than ${maxBytes} bytes`);
  const digits = text.replace(/\s+/g, "");
  if (digits === "") throw broken("it is empty");
  const hex = digits.replace(/^0[xX]/, "");
  // The magic number of a bag of cells in base64 has letters that hexadecimal does not have.
  const bytes = /^[0-9a-fA-F]*$/.test(hex) ? hexToBytes(hex) : base64ToBytes(digits);
  if (bytes === null) throw broken("it is neither hexadecimal nor base64");
  return bytes;
}

function readCells(bytes: Uint8Array): Cell[] {
  try {
    return Cell.fromBoc(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (error) {
    const checksum = error instanceof Error && error.message.includes("CRC32C");
    throw broken(checksum ? "the checksum does not match" : "its cells are malformed");
  }
}

function dataOf(bits: BitString): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(bits.length / 8));
  const whole = bits.subbuffer(0, bits.length - (bits.length % 8));
  if (whole !== null) bytes.set(whole);
  for (let at = whole === null ? 0 : whole.length * 8; at < bits.length; at += 1) {
    if (bits.at(at)) bytes[at >> 3] = (bytes[at >> 3] ?? 0) | (0x80 >> (at & 7));
  }
  return bytes;
}

function digestOf(cell: Cell): BagCell {
  const hash = bytesToHex(cell.hash());
  if (!isHash(hash)) throw broken("its cells are malformed");
  const { bits, type } = cell;
  return {
    hash,
    bits: bits.length,
    data: bytesToHex(dataOf(bits)),
    kind: KINDS[type],
    depth: cell.depth(),
    level: cell.level(),
    refs: [],
  };
}

/** As `@ton/core` has read them, for the bags that need more than the usual cells. */
function bagCellsOf(roots: readonly Cell[]): readonly BagCell[] {
  const made = new Map<Cell, BagCell>();
  const madeOf = (cell: Cell): readonly BagCell[] => {
    const found = made.get(cell);
    return found === undefined ? [] : [found];
  };
  for (const cell of childrenFirst(roots))
    made.set(cell, { ...digestOf(cell), refs: cell.refs.flatMap(madeOf) });
  return roots.flatMap(madeOf);
}

interface Tree<T> {
  readonly refs: readonly T[];
}

interface Visit<T> {
  cell: T;
  refsLeft: T[];
}

/** Depth first without recursion, every cell after the cells that it refers to. */
function childrenFirst<T extends Tree<T>>(roots: readonly T[]): T[] {
  const order: T[] = [];
  const seen = new Set<T>();
  const stack: Visit<T>[] = [];
  const enter = (cell: T | undefined) => {
    if (cell === undefined || seen.has(cell)) return;
    seen.add(cell);
    stack.push({ cell, refsLeft: [...cell.refs] });
  };
  for (const root of roots.toReversed()) {
    enter(root);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      if (top.refsLeft.length > 0) {
        enter(top.refsLeft.pop());
      } else {
        order.push(top.cell);
        stack.pop();
      }
    }
  }
  return order;
}

/** A bag may hold the same cell several times; the graph has it once. */
function graphOf(roots: readonly BagCell[]): CellGraph {
  const nodes: CellNode[] = [];
  const byHash = new Map<string, number>();
  const byCell = new Map<BagCell, number>();
  const placeOf = (cell: BagCell) => byCell.get(cell) ?? 0;
  for (const cell of childrenFirst(roots)) {
    if (cell.depth > MAX_DEPTH) throw broken(`it is deeper than ${MAX_DEPTH} cells`);
    const { hash, bits, data, kind, depth, level } = cell;
    const refs = cell.refs.map(placeOf);
    const place = byHash.get(hash) ?? nodes.push({ hash, bits, data, refs, kind, depth, level }) - 1;
    byHash.set(hash, place);
    byCell.set(cell, place);
  }
  const fromEnd = (place: number) => nodes.length - 1 - place;
  for (const node of nodes) node.refs = node.refs.map(fromEnd);
  return { roots: roots.map((root) => fromEnd(placeOf(root))), cells: nodes.toReversed() };
}

/** Cells that have been opened, as text. */
export function graphOfCells(roots: readonly Cell[]): CellGraph {
  return graphOf(bagCellsOf(roots));
}

function bytesOf(input: string | Uint8Array, maxBytes: number): Uint8Array {
  const bytes = typeof input === "string" ? bytesOfText(input, maxBytes) : input;
  if (bytes.length > maxBytes) throw broken(`it is longer than ${maxBytes} bytes`);
  return bytes;
}

/**
 * The roots, for code that reads their contents. From bytes, or from text in hexadecimal, base64 or base64url;
 * white space in text is skipped.
 */
export function openBoc(input: string | Uint8Array, limits: BocLimits = {}): readonly Cell[] {
  const { maxBytes = MAX_BYTES, maxCells = MAX_CELLS } = limits;
  const bytes = bytesOf(input, maxBytes);
  checkBocHeader(bytes, maxCells);
  return readCells(bytes);
}

/** All cells, as text. */
export function readBoc(input: string | Uint8Array, limits: BocLimits = {}): CellGraph {
  const { maxBytes = MAX_BYTES, maxCells = MAX_CELLS } = limits;
  const bytes = bytesOf(input, maxBytes);
  const header = checkBocHeader(bytes, maxCells);
  return graphOf(readPlainBag(bytes, header) ?? bagCellsOf(readCells(bytes)));
}
