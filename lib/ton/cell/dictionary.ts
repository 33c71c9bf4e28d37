import type { CellGraph, CellNode } from "./cell";

/** An entry of a dictionary: its key in bits, and the cell that holds its value. */
export interface DictionaryEntry {
  readonly key: string;
  readonly cell: CellNode;
  /** The bit of the cell at which the value begins, behind the last part of the key. */
  readonly valueAt: number;
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
    const prefix = edge.prefix + label.text;
    if (prefix.length === keyBits) {
      entries.push({ key: prefix, cell, valueAt: label.end });
      continue;
    }
    const [zero, one] = cell.refs;
    if (zero === undefined || one === undefined) return null;
    waiting.push({ index: one, prefix: `${prefix}1` }, { index: zero, prefix: `${prefix}0` });
  }
  return { entries, whole: true };
}

interface Label {
  readonly text: string;
  /** The bit behind it. */
  readonly end: number;
}

/** The bits that all keys below share, in one of the three ways to write them; null when it is none. */
function readLabel(bits: string, most: number): Label | null {
  const countBits = Math.ceil(Math.log2(most + 1));
  const label = bits.startsWith("0")
    ? shortLabel(bits)
    : bits.startsWith("10")
      ? longLabel(bits, countBits)
      : { text: bits.slice(2, 3).repeat(numberAt(bits, 3, countBits)), end: 3 + countBits };
  return label === null || label.text.length > most || label.end > bits.length ? null : label;
}

function shortLabel(bits: string): Label | null {
  const from = bits.indexOf("0", 1) + 1;
  if (from === 0) return null;
  const end = from + from - 2;
  return { text: bits.slice(from, end), end };
}

function longLabel(bits: string, countBits: number): Label {
  const from = 2 + countBits;
  const end = from + numberAt(bits, 2, countBits);
  return { text: bits.slice(from, end), end };
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
