import { hexToBytes } from "../value/bytes";
import type { Hash } from "../value/hash";

export type CellKind = "ordinary" | "pruned" | "library" | "merkle proof" | "merkle update";

export interface CellNode {
  hash: Hash;
  /** How many bits the cell holds, 0 to 1023. */
  bits: number;
  /** The bits as whole bytes in hexadecimal; the unused low bits of the last byte are zero. */
  data: string;
  /** Indexes of the cells referred to, each greater than this cell's own index. */
  refs: number[];
  kind: CellKind;
  depth: number;
  /** How many Merkle proofs its pruned branches are still within, 0 to 3. */
  level: number;
}

/**
 * The cells of a bag of cells, each once. It stays a graph on purpose: a few dozen cells that each refer twice to the
 * next one would expand to a tree of billions of cells.
 */
export interface CellGraph {
  roots: number[];
  cells: CellNode[];
}

const TEXT_COMMENT = "00000000";

/** The data of a cell and of the chain of its first references; null unless all are whole bytes. */
function snakeHex(graph: CellGraph, index: number): string | null {
  let hex = "";
  let at: number | undefined = index;
  while (at !== undefined) {
    const cell: CellNode | undefined = graph.cells[at];
    if (cell === undefined || cell.kind !== "ordinary" || cell.bits % 8 !== 0) return null;
    hex += cell.data;
    at = cell.refs[0];
  }
  return hex;
}

/** The text of a cell and of the chain of its first references, after some bytes; null if it is not UTF-8. */
export function readSnakeText(graph: CellGraph, index: number, from = 0): string | null {
  const bytes = hexToBytes(snakeHex(graph, index)?.slice(from * 2) ?? "-");
  if (bytes === null) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The text of a message body with opcode 0; null when the body is anything else or not UTF-8. */
export function readComment(graph: CellGraph, index: number): string | null {
  const hex = snakeHex(graph, index);
  return hex?.startsWith(TEXT_COMMENT) === true ? readSnakeText(graph, index, TEXT_COMMENT.length / 2) : null;
}
