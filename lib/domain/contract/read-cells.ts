import type { Cells } from "./contract-report";
import { readBoc } from "../../ton/cell/boc";
import { base64ToBytes } from "../../ton/value/read-base64";
import type { CellGraph } from "../../ton/cell/cell";
import { FormatError } from "../../ton/value/format-error";
import { parseHash, type Hash } from "../../ton/value/hash";

/** Larger bags would make the page heavy and block the server while they are parsed. */
const MAX_BYTES = 300_000;
const MAX_CELLS = 10_000;

/** Parses base64 cells. */
export function readCells(boc: string | null): Cells {
  if (boc === null || boc === "") return { is: "absent" };
  const bytes = base64ToBytes(boc);
  if (bytes === null) return { is: "broken", reason: "they are not in base64" };
  if (bytes.length > MAX_BYTES) return { is: "large", bytes: bytes.length };
  try {
    const graph = readBoc(bytes, { maxBytes: MAX_BYTES, maxCells: MAX_CELLS });
    const root = graph.cells[graph.roots[0] ?? 0];
    if (root === undefined) return { is: "broken", reason: "there are none" };
    const bits = graph.cells.reduce((sum, cell) => sum + cell.bits, 0);
    return { is: "read", boc, bytes: bytes.length, graph, hash: root.hash, bits, depth: root.depth };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { is: "broken", reason: error.reason };
  }
}

/** A library is identified by the hash of its cells, so cells with another hash are not what the contract runs. */
export function ofHash(hash: Hash, cells: Cells): Cells {
  return cells.is !== "read" || cells.hash === hash
    ? cells
    : { is: "broken", reason: "the service sent cells with another hash" };
}

/** The first byte of a library cell is its type, the rest is the hash of the library. */
const HASH_DIGITS = { from: 2, to: 66 };

/** Hashes of the libraries that the cells refer to, without duplicates. */
export function librariesIn(graph: CellGraph): readonly Hash[] {
  const hashes = graph.cells
    .filter(({ kind }) => kind === "library")
    .map(({ data }) => parseHash(data.slice(HASH_DIGITS.from, HASH_DIGITS.to)));
  return [...new Set(hashes)];
}
