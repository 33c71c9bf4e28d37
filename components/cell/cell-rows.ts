import type { CellGraph, CellNode } from "@/lib/ton/cell/cell";

/** A reference to a cell, as a line of a tree. */
export interface CellLine {
  readonly index: number;
  readonly cell: CellNode;
  readonly level: number;
  /** It is further up already, with all that is below it. */
  readonly again: boolean;
}

interface Waiting {
  readonly index: number;
  readonly level: number;
}

/**
 * The first lines of the tree of cells. A cell that several refer to is drawn out once: written out for each
 * of them, a few dozen cells can be billions of lines.
 */
export function cellLines(graph: CellGraph, most: number): readonly CellLine[] {
  const lines: CellLine[] = [];
  const seen = new Set<number>();
  const waiting: Waiting[] = graph.roots.map((index) => ({ index, level: 0 })).toReversed();
  for (let next = waiting.pop(); next !== undefined && lines.length < most; next = waiting.pop()) {
    const { index, level } = next;
    const cell = graph.cells[index];
    if (cell === undefined) continue;
    const again = seen.has(index);
    lines.push({ index, cell, level, again });
    seen.add(index);
    if (!again) waiting.push(...cell.refs.map((ref) => ({ index: ref, level: level + 1 })).toReversed());
  }
  return lines;
}

/** How many lines there are in all. */
export function countLines({ roots, cells }: CellGraph): number {
  return cells.reduce((count, { refs }) => count + refs.length, roots.length);
}
