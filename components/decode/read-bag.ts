import { readBoc } from "@/lib/ton/cell/boc";
import { bocProblem } from "@/lib/ton/cell/boc-problem";
import type { CellGraph } from "@/lib/ton/cell/cell";
import { FormatError } from "@/lib/ton/value/format-error";
import { badInput, fail, ok, type Result } from "@/lib/toncenter/error";

export interface Bag {
  readonly graph: CellGraph;
  readonly bytes: number;
}

/** Imports `@ton/core`, so pages load it on the server or in a worker. */

const FORMS = ["hex, with or without 0x", "base64", "base64url"];

/** Parses a bag of cells in any encoding, or says what is wrong with it and where. */
export function readBag(text: string): Result<Bag> {
  try {
    const graph = readBoc(text);
    return ok({ graph, bytes: textBytes(text) });
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return fail(badInput(`Not a BoC: ${bocProblem(text, error.reason)}.`, "boc", FORMS));
  }
}

/** Number of encoded bytes. */
function textBytes(text: string): number {
  const digits = text.replaceAll(/\s+/g, "").replace(/^0x/i, "");
  if (/^[0-9a-f]*$/i.test(digits)) return digits.length / 2;
  return Math.floor((digits.replace(/=+$/, "").length * 3) / 4);
}
