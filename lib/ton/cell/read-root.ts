import { FormatError } from "../value/format-error";
import { readBoc } from "./boc";
import type { CellNode } from "./cell";

/** The root of a bag of cells; null if there is none or the bag cannot be read, which callers treat like no cells. */
export function readRoot(bag: string | null): CellNode | null {
  if (bag === null) return null;
  try {
    const { roots, cells } = readBoc(bag);
    return cells[roots[0] ?? -1] ?? null;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
