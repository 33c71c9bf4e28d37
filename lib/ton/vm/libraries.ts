import { beginCell, Dictionary, type Cell } from "@ton/core";
import { openBoc } from "../cell/boc";
import { bagOf, hashOfCell } from "../structure/cell-parts";
import { bytesToHex } from "../value/write-hex";
import { FormatError } from "../value/format-error";
import { isHash, type Hash } from "../value/hash";

const LIBRARY_CELL = 2;

/** The libraries that cells refer to, each once, those of the first bag first. */
export function librariesIn(bags: readonly string[]): readonly Hash[] {
  const found = new Set<Hash>();
  const seen = new Set<string>();
  const waiting = bags.flatMap((bag) => openBoc(bag)).toReversed();
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    const key = hashOfCell(cell);
    if (seen.has(key)) continue;
    seen.add(key);
    const hash = libraryOf(cell);
    if (hash !== null) found.add(hash);
    waiting.push(...cell.refs);
  }
  return [...found];
}

function libraryOf(cell: Cell): Hash | null {
  if (!cell.isExotic) return null;
  const slice = cell.beginParse(true);
  if (slice.remainingBits < 264 || slice.loadUint(8) !== LIBRARY_CELL) return null;
  const hash = bytesToHex(slice.loadBuffer(32));
  return isHash(hash) ? hash : null;
}

/**
 * In the form that the virtual machine takes: a dictionary in one cell. Libraries that do not match their hash are
 * left out.
 */
export function libraryBag(libraries: Iterable<readonly [Hash, string]>): string | null {
  const dictionary = Dictionary.empty(Dictionary.Keys.BigUint(256), Dictionary.Values.Cell());
  for (const [hash, bag] of libraries) {
    const root = rootOf(bag);
    if (root !== null && hashOfCell(root) === hash) dictionary.set(BigInt(`0x${hash}`), root);
  }
  return dictionary.size === 0 ? null : bagOf(beginCell().storeDictDirect(dictionary).endCell());
}

function rootOf(bag: string): Cell | null {
  try {
    return openBoc(bag)[0] ?? null;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
