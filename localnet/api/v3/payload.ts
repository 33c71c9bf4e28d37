import { readBoc } from "@/lib/ton/cell/boc";
import { FormatError } from "@/lib/ton/value/format-error";
import { decodedCells } from "./bodies";
import { cellsText } from "./values";

/** What comes along with tokens, as it is and as far as its layout is known. */
export function payload(cells: Uint8Array | null, name: "custom" | "forward") {
  return {
    [`${name}_payload`]: cells === null ? null : cellsText(cells),
    [`decoded_${name}_payload`]: cells === null ? null : decoded(cells),
  };
}

function decoded(cells: Uint8Array) {
  try {
    return decodedCells(readBoc(cells));
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
