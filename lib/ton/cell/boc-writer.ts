import { hexToBytes } from "../value/bytes";
import type { CellGraph, CellNode } from "./cell";

const MAGIC = [0xb5, 0xee, 0x9c, 0x72] as const;
const EXOTIC = 8;
const LEVEL = 32;

function bytesFor(value: number): number {
  return value < 0x100 ? 1 : value < 0x10000 ? 2 : value < 0x1000000 ? 3 : 4;
}

function uint(value: number, size: number): number[] {
  return Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256);
}

/** The cells below one, itself first: a cell's index is smaller than those of the cells that it refers to. */
function cellsBelow(graph: CellGraph, root: number): readonly number[] {
  const seen = new Set([root]);
  const waiting = [root];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    for (const ref of graph.cells[at]?.refs ?? []) {
      if (seen.has(ref)) continue;
      seen.add(ref);
      waiting.push(ref);
    }
  }
  return [...seen].sort((a, b) => a - b);
}

/** The levels of hashes that a cell has besides its own: those of the pruned branches below it. */
function levelOf({ kind, data }: CellNode, levelsBelow: readonly number[]): number {
  const below = levelsBelow.reduce((mask, level) => mask | level, 0);
  switch (kind) {
    case "pruned":
      return Number.parseInt(data.slice(2, 4), 16);
    case "library":
      return 0;
    case "merkle proof":
    case "merkle update":
      return below >> 1;
    case "ordinary":
      return below;
  }
}

/** The bits as bytes; where the last byte is not full, a 1 marks where they end. */
function dataOf({ bits, data }: CellNode): Uint8Array {
  const bytes = hexToBytes(data) ?? new Uint8Array(0);
  const last = bytes.length - 1;
  if (bits % 8 !== 0) bytes[last] = (bytes[last] ?? 0) | (0x80 >> (bits % 8));
  return bytes;
}

/** A cell and all cells below it as a separate bag of cells, without index and checksum. */
export function writeBoc(graph: CellGraph, root: number): Uint8Array {
  const order = cellsBelow(graph, root);
  const placeOf = new Map(order.map((index, place) => [index, place]));
  const refBytes = bytesFor(order.length);
  const levels = new Map<number, number>();
  const written: number[][] = [];
  for (const index of order.toReversed()) {
    const cell = graph.cells[index];
    if (cell === undefined) continue;
    const level = levelOf(
      cell,
      cell.refs.map((ref) => levels.get(ref) ?? 0),
    );
    levels.set(index, level);
    const d1 = cell.refs.length + (cell.kind === "ordinary" ? 0 : EXOTIC) + LEVEL * level;
    const d2 = Math.floor(cell.bits / 8) + Math.ceil(cell.bits / 8);
    const refs = cell.refs.flatMap((ref) => uint(placeOf.get(ref) ?? 0, refBytes));
    written.push([d1, d2, ...dataOf(cell), ...refs]);
  }
  const cells = written.toReversed().flat();
  const offsetBytes = bytesFor(cells.length);
  const counts = [order.length, 1, 0].flatMap((count) => uint(count, refBytes));
  const header = [...MAGIC, refBytes, offsetBytes, ...counts, ...uint(cells.length, offsetBytes)];
  return Uint8Array.from(header.concat(uint(0, refBytes), cells));
}
