import { readBoc } from "./boc";
import type { CellGraph } from "./cell";
import { FormatError } from "../value/format-error";

/** Larger ones are read on the page that decodes them, not on pages that only contain them. */
const MAX_BYTES = 64 * 1024;
const MAX_CELLS = 2_000;

export type SmallBoc =
  | { readonly is: "read"; readonly graph: CellGraph }
  | { readonly is: "large" }
  | { readonly is: "broken"; readonly reason: string };

/** Cells that are a part of a page, as services write them. Imports `@ton/core`. */
export function readSmallBoc(boc: string): SmallBoc {
  if (boc.length > (MAX_BYTES * 4) / 3) return { is: "large" };
  try {
    return { is: "read", graph: readBoc(boc, { maxBytes: MAX_BYTES, maxCells: MAX_CELLS }) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { is: "broken", reason: error.reason };
  }
}
