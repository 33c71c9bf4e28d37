import { readBoc } from "@/lib/ton/cell/boc";
import { readComment, type CellGraph } from "@/lib/ton/cell/cell";
import { FormatError } from "@/lib/ton/value/format-error";
import { parseHash } from "@/lib/ton/value/hash";
import { rawCellOf } from "../../chain/cells/graph";
import { readBag } from "../../chain/cells/read-bag";
import { attempt } from "../../indexer/attempt";
import type { MessageRecord } from "../../records";
import { decodeBody, hasLayout } from "./body-layouts";

const EMPTY_CELL = parseHash("96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7");
const COMMENT = "0x00000000";

const EMPTY = { "@type": "empty_cell" };
/** A payload may have a payload; what is behind so many of them is told as cells. */
const LEVELS = 4;

/** The content of a body as far as its layout is known; null otherwise. */
export function decodedCells(graph: CellGraph): Readonly<Record<string, unknown>> | null {
  const [root] = graph.roots;
  if (root === undefined) return null;
  if (graph.cells[root]?.hash === EMPTY_CELL) return EMPTY;
  const comment = readComment(graph, root);
  if (comment !== null) return { "@type": "text_comment", comment, type: "text_comment" };
  const cell = rawCellOf(graph, root);
  return cell === null ? null : decodeBody(cell, LEVELS);
}

/** Most bodies are told apart by what is on record, so their cells need not be read. */
export function decodedBody({ bodyHash, opcode, body }: MessageRecord) {
  if (bodyHash === EMPTY_CELL) return EMPTY;
  if (opcode === null) return null;
  if (opcode !== COMMENT)
    return hasLayout(Number(opcode)) ? attempt(() => decodeBody(readBag(body), LEVELS)) : null;
  try {
    return decodedCells(readBoc(body));
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
