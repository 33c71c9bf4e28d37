import type { CellGraph } from "../cell/cell";
import { readDictionary } from "../cell/dictionary";

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

/**
 * Cells that may be the dictionary: which of a cell's references an instruction takes depends on the instructions
 * before it.
 */
function pushedBelow(graph: CellGraph, index: number, deep: number): readonly number[] {
  const cell = graph.cells[index];
  if (cell === undefined) return [];
  const own = cell.data.includes(PUSH_METHODS) ? cell.refs : [];
  return deep === 0 ? own : [...own, ...cell.refs.flatMap((ref) => pushedBelow(graph, ref, deep - 1))];
}

/** Null for a cell that is not a dictionary with keys of that length, or one with more keys than there can be. */
function dictionaryKeys(graph: CellGraph, root: number): readonly number[] | null {
  const dictionary = readDictionary(graph, root, KEY_BITS, MOST_METHODS);
  return dictionary?.whole === true ? dictionary.entries.map(({ key }) => signed(key)) : null;
}

function signed(bits: string): number {
  const value = Number.parseInt(bits, 2);
  return value < 2 ** (KEY_BITS - 1) ? value : value - 2 ** KEY_BITS;
}
