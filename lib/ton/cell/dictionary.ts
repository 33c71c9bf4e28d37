import type { CellGraph, CellNode } from "./cell";

/** An entry of a dictionary: its key in bits, and the cell that holds its value. */
export interface DictionaryEntry {
  readonly key: string;
  readonly cell: CellNode;
}

export interface Dictionary {
  readonly entries: readonly DictionaryEntry[];
  /** False where there are more entries than were wanted. */
  readonly whole: boolean;
}

interface Edge {
  readonly index: number;
  readonly prefix: string;
}

/**
 * The first entries of a dictionary, in the order of their keys. Null for a cell that is no dictionary with keys of that
 * length. A few cells that refer to each other twice can encode more entries than there is room for.
 */
export function readDictionary(
  graph: CellGraph,
  root: number,
  keyBits: number,
  most: number,
): Dictionary | null {
  const entries: DictionaryEntry[] = [];
  const waiting: Edge[] = [{ index: root, prefix: "" }];
  for (let edge = waiting.pop(); edge !== undefined; edge = waiting.pop()) {
    if (entries.length === most) return { entries, whole: false };
    const cell = graph.cells[edge.index];
    const label = cell?.kind === "ordinary" ? readLabel(cellBits(cell), keyBits - edge.prefix.length) : null;
    if (cell === undefined || label === null) return null;
    const prefix = edge.prefix + label;
    if (prefix.length === keyBits) {
      entries.push({ key: prefix, cell });
      continue;
    }
    const [zero, one] = cell.refs;
    if (zero === undefined || one === undefined) return null;
    waiting.push({ index: one, prefix: `${prefix}1` }, { index: zero, prefix: `${prefix}0` });
  }
  return { entries, whole: true };
}

/** The bits that all keys below share, in one of the three ways to write them; null when it is none. */
function readLabel(bits: string, most: number): string | null {
  const countBits = Math.ceil(Math.log2(most + 1));
  const label = bits.startsWith("0")
    ? shortLabel(bits)
    : bits.startsWith("10")
      ? bits.slice(2 + countBits, 2 + countBits + numberAt(bits, 2, countBits))
      : bits.slice(2, 3).repeat(numberAt(bits, 3, countBits));
  return label === null || label.length > most ? null : label;
}

function shortLabel(bits: string): string | null {
  const end = bits.indexOf("0", 1);
  return end === -1 ? null : bits.slice(end + 1, end + 1 + (end - 1));
}

function cellBits({ data, bits }: CellNode): string {
  const binary = data.replaceAll(/[0-9a-f]/g, (digit) =>
    Number.parseInt(digit, 16).toString(2).padStart(4, "0"),
  );
  return binary.slice(0, bits);
}

function numberAt(bits: string, from: number, count: number): number {
  return count === 0 ? 0 : Number.parseInt(bits.slice(from, from + count).padEnd(count, "0"), 2);
}
