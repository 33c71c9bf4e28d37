import type { CellGraph, CellNode } from "@/lib/ton/cell/cell";
import { RawCell } from "./raw-cell";

const EXOTIC = 8;

/** Where the last byte is not full, a 1 marks where the bits end. */
function marked({ data, bits }: CellNode): Buffer {
  const bytes = Buffer.from(data, "hex");
  const used = bits & 7;
  const last = bytes.at(-1);
  if (used !== 0 && last !== undefined) bytes[bytes.length - 1] = last | (0x80 >> used);
  return bytes;
}

/** A cell of a graph as those of bags are; null for one that is not there. */
export function rawCellOf({ cells }: CellGraph, index: number): RawCell | null {
  const made = new Map<number, RawCell>();
  // Every cell stands before those that it refers to.
  for (const [at, node] of [...cells.entries()].toReversed()) {
    const refs = node.refs.map((ref) => made.get(ref)).filter((ref) => ref !== undefined);
    const descriptor = refs.length + (node.kind === "ordinary" ? 0 : EXOTIC);
    made.set(at, new RawCell(marked(node), node.bits, refs, descriptor, node));
  }
  return made.get(index) ?? null;
}
