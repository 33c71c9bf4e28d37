import type { CellGraph, CellNode } from "./cell";

/** An entry of a dictionary: its key in bits, and the cell that holds its value. */
export interface DictionaryEntry {
  readonly key: string;
  readonly cell: CellNode;
  /** The index of that cell in its graph. */
  readonly index: number;
  /** Where in the cell the value begins, in bits: after the rest of the key. */
  readonly start: number;
}

export interface Dictionary {
  readonly entries: readonly DictionaryEntry[];
  /** False if there are more entries than requested. */
  readonly whole: boolean;
}

interface Edge {
  readonly index: number;
  readonly prefix: string;
  /** Where its label begins. */
  readonly from: number;
}

/**
 * The first entries of a dictionary, in the order of their keys. Null for a cell that is not a dictionary with keys
 * of that length. A few cells that refer to each other twice can encode more entries than there is room for. The
 * dictionary can begin after other bits of its first cell.
 */
export function readDictionary(
  graph: CellGraph,
  root: number,
  keyBits: number,
  most: number,
  from = 0,
): Dictionary | null {
  const entries: DictionaryEntry[] = [];
  const waiting: Edge[] = [{ index: root, prefix: "", from }];
  for (let edge = waiting.pop(); edge !== undefined; edge = waiting.pop()) {
    if (entries.length === most) return { entries, whole: false };
    const cell = graph.cells[edge.index];
    const label =
      cell?.kind === "ordinary"
        ? readLabel(cellBits(cell).slice(edge.from), keyBits - edge.prefix.length)
        : null;
    if (cell === undefined || label === null) return null;
    const prefix = edge.prefix + label.key;
    if (prefix.length === keyBits) {
      entries.push({ key: prefix, cell, index: edge.index, start: edge.from + label.end });
      continue;
    }
    const [zero, one] = cell.refs;
    if (zero === undefined || one === undefined) return null;
    waiting.push(
      { index: one, prefix: `${prefix}1`, from: 0 },
      { index: zero, prefix: `${prefix}0`, from: 0 },
    );
  }
  return { entries, whole: true };
}

interface Label {
  /** The bits that all keys below share. */
  readonly key: string;
  /** How many bits it takes in the cell. */
  readonly end: number;
}

/** A label in one of its three encodings; null if it is not a label. */
function readLabel(bits: string, most: number): Label | null {
  const label = bits.startsWith("0")
    ? shortLabel(bits)
    : bits.startsWith("10")
      ? longLabel(bits, countBits(most))
      : repeatedLabel(bits, countBits(most));
  return label === null || label.key.length > most || label.end > bits.length ? null : label;
}

/** How many bits a count up to the given one has. */
function countBits(most: number): number {
  return Math.ceil(Math.log2(most + 1));
}

function shortLabel(bits: string): Label | null {
  const start = bits.indexOf("0", 1) + 1;
  if (start === 0) return null;
  const end = start + (start - 2);
  return { key: bits.slice(start, end), end };
}

function longLabel(bits: string, count: number): Label {
  const start = 2 + count;
  const end = start + numberAt(bits, 2, count);
  return { key: bits.slice(start, end), end };
}

function repeatedLabel(bits: string, count: number): Label {
  return { key: bits.slice(2, 3).repeat(numberAt(bits, 3, count)), end: 3 + count };
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
