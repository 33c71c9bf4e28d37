import { readBoc } from "./boc";
import type { CellGraph } from "./cell";
import { FormatError } from "../value/format-error";

/** Larger ones are read where somebody wants to, off the pages that only mention them. */
const MAX_BYTES = 64 * 1024;
const MAX_CELLS = 2_000;

export type SmallBoc =
  | { readonly is: "read"; readonly graph: CellGraph }
  | { readonly is: "large" }
  | { readonly is: "broken"; readonly reason: string };

/** Cells that a page has along with other things, as services write them. Brings `@ton/core` along. */
export function readSmallBoc(boc: string): SmallBoc {
  if (boc.length > (MAX_BYTES * 4) / 3) return { is: "large" };
  try {
    return { is: "read", graph: readBoc(boc, { maxBytes: MAX_BYTES, maxCells: MAX_CELLS }) };
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { is: "broken", reason: error.reason };
  }
}
