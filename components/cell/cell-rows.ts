import type { CellGraph, CellNode } from "@/lib/ton/cell/cell";

/** A reference to a cell, as one line of the tree. */
export interface CellLine {
  readonly index: number;
  readonly cell: CellNode;
  readonly level: number;
  /** The cell and its subtree are already shown further up. */
  readonly isRepeated: boolean;
}

interface PendingCell {
  readonly index: number;
  readonly level: number;
}

/**
 * The first lines of the tree of cells. A shared cell is expanded only once: expanded at each reference, a few dozen
 * cells can become billions of lines.
 */
export function cellLines(graph: CellGraph, maxLines: number): readonly CellLine[] {
  const lines: CellLine[] = [];
  const drawn = new Set<number>();
  const pending: PendingCell[] = graph.roots.map((index) => ({ index, level: 0 })).toReversed();
  for (let next = pending.pop(); next !== undefined && lines.length < maxLines; next = pending.pop()) {
    const { index, level } = next;
    const cell = graph.cells[index];
    if (cell === undefined) continue;
    const again = drawn.has(index);
    lines.push({ index, cell, level, isRepeated: again });
    drawn.add(index);
    if (!again) pending.push(...cell.refs.map((ref) => ({ index: ref, level: level + 1 })).toReversed());
  }
  return lines;
}
