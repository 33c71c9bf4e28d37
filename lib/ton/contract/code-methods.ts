import type { CellGraph, CellNode } from "../cell/cell";

/** Methods are numbered in 19 bits, with a sign. */
const KEY_BITS = 19;
/** `DICTPUSHCONST 19`: the constant that it pushes is the dictionary of the code's methods. */
const PUSH_METHODS = "f4a413";
/** No compiler makes as many; a few cells that refer to each other twice can encode half a million. */
const MOST_METHODS = 1_000;
/** The dictionary is pushed at the beginning, or in what the beginning pushes. */
const DEEPEST = 2;

/** The numbers of the methods of a contract's code, smallest first; null when it has no dictionary of them. */
export function codeMethods(graph: CellGraph, root: number): readonly number[] | null {
  for (const dictionary of pushedBelow(graph, root, DEEPEST)) {
    const ids = dictionaryKeys(graph, dictionary);
    if (ids !== null) return [...ids].sort((a, b) => a - b);
  }
  return null;
}

/** Cells that may be the dictionary: which of a cell's references an instruction takes depends on those before it. */
function pushedBelow(graph: CellGraph, index: number, deep: number): readonly number[] {
  const cell = graph.cells[index];
  if (cell === undefined) return [];
  const own = cell.data.includes(PUSH_METHODS) ? cell.refs : [];
  return deep === 0 ? own : [...own, ...cell.refs.flatMap((ref) => pushedBelow(graph, ref, deep - 1))];
}

interface Edge {
  readonly index: number;
  readonly prefix: string;
}

/** Null for a cell that is no dictionary with keys of that length, or one with more keys than there can be. */
function dictionaryKeys(graph: CellGraph, root: number): readonly number[] | null {
  const keys: number[] = [];
  const waiting: Edge[] = [{ index: root, prefix: "" }];
  for (let edge = waiting.pop(); edge !== undefined; edge = waiting.pop()) {
    const cell = graph.cells[edge.index];
    const label = cell?.kind === "ordinary" ? readLabel(cellBits(cell), KEY_BITS - edge.prefix.length) : null;
    if (cell === undefined || label === null) return null;
    const prefix = edge.prefix + label;
    if (prefix.length === KEY_BITS) {
      keys.push(signed(prefix));
      if (keys.length > MOST_METHODS) return null;
      continue;
    }
    const [zero, one] = cell.refs;
    if (zero === undefined || one === undefined) return null;
    waiting.push({ index: zero, prefix: `${prefix}0` }, { index: one, prefix: `${prefix}1` });
  }
  return keys;
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

function signed(bits: string): number {
  const value = Number.parseInt(bits, 2);
  return value < 2 ** (KEY_BITS - 1) ? value : value - 2 ** KEY_BITS;
}
