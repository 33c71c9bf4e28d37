import { Cell, CellType, type BitString } from "@ton/core";
import { checkBocHeader } from "./boc-header";
import { base64ToBytes, bytesToHex, hexToBytes } from "../value/bytes";
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

function nodeOf(cell: Cell, refs: number[]): CellNode {
  const hash = bytesToHex(cell.hash());
  if (!isHash(hash)) throw broken("its cells are malformed");
  if (cell.depth() > MAX_DEPTH) throw broken(`it is deeper than ${MAX_DEPTH} cells`);
  const data = bytesToHex(dataOf(cell.bits));
  return { hash, bits: cell.bits.length, data, refs, kind: KINDS[cell.type], depth: cell.depth() };
}

interface Visit {
  cell: Cell;
  refsLeft: Cell[];
}

/** Depth first without recursion, every cell after the cells that it refers to. */
function childrenFirst(roots: readonly Cell[]): Cell[] {
  const order: Cell[] = [];
  const seen = new Set<Cell>();
  const stack: Visit[] = [];
  const enter = (cell: Cell | undefined) => {
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
function graphOf(roots: readonly Cell[]): CellGraph {
  const nodes: CellNode[] = [];
  const byHash = new Map<string, number>();
  const byCell = new Map<Cell, number>();
  const placeOf = (cell: Cell) => byCell.get(cell) ?? 0;
  for (const cell of childrenFirst(roots)) {
    const node = nodeOf(cell, cell.refs.map(placeOf));
    const place = byHash.get(node.hash) ?? nodes.push(node) - 1;
    byHash.set(node.hash, place);
    byCell.set(cell, place);
  }
  const fromEnd = (place: number) => nodes.length - 1 - place;
  for (const node of nodes) node.refs = node.refs.map(fromEnd);
  return { roots: roots.map((root) => fromEnd(placeOf(root))), cells: nodes.toReversed() };
}

/**
 * The roots, for code that reads their contents. From bytes, or from text in hexadecimal, base64 or base64url;
 * white space in text is skipped.
 */
export function openBoc(input: string | Uint8Array, limits: BocLimits = {}): readonly Cell[] {
  const { maxBytes = MAX_BYTES, maxCells = MAX_CELLS } = limits;
  const bytes = typeof input === "string" ? bytesOfText(input, maxBytes) : input;
  if (bytes.length > maxBytes) throw broken(`it is longer than ${maxBytes} bytes`);
  checkBocHeader(bytes, maxCells);
  return readCells(bytes);
}

/** All cells, as text. */
export function readBoc(input: string | Uint8Array, limits: BocLimits = {}): CellGraph {
  return graphOf(openBoc(input, limits));
}
