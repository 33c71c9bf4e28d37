import { readBoc } from "@/lib/ton/cell/boc";
import { FormatError } from "@/lib/ton/value/format-error";
import { decodedCells } from "../bodies/bodies";
import { base64Of } from "./v3-json-values";

/** A payload of a token transfer, as BoC and decoded. */
export function renderPayload(cells: Uint8Array | null, name: "custom" | "forward") {
  return {
    [`${name}_payload`]: cells === null ? null : base64Of(cells),
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
