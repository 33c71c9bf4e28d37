import type { CellGraph, CellNode } from "@/lib/ton/cell/cell";
import { RawCell } from "./raw-cell";

const EXOTIC = 8;

/** Adds the terminating 1 bit if the last byte is partly used. */
function marked({ data, bits }: CellNode): Buffer {
  const bytes = Buffer.from(data, "hex");
  const used = bits & 7;
  const last = bytes.at(-1);
  if (used !== 0 && last !== undefined) bytes[bytes.length - 1] = last | (0x80 >> used);
  return bytes;
}

/** Converts a cell of a graph; null if the index does not exist. */
export function rawCellOf({ cells }: CellGraph, index: number): RawCell | null {
  const made = new Map<number, RawCell>();
  // Cells come before the cells that they refer to, so references are converted first.
  for (const [at, node] of [...cells.entries()].toReversed()) {
    const refs = node.refs.map((ref) => made.get(ref)).filter((ref) => ref !== undefined);
    const descriptor = refs.length + (node.kind === "ordinary" ? 0 : EXOTIC);
    made.set(at, new RawCell(marked(node), node.bits, refs, descriptor, node));
  }
  return made.get(index) ?? null;
}
