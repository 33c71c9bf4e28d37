import { readBoc } from "@/lib/ton/boc";
import { readComment, type CellGraph } from "@/lib/ton/cell";
import { FormatError } from "@/lib/ton/format-error";
import { parseHash } from "@/lib/ton/hash";
import type { MessageRecord } from "../../records";

const EMPTY_CELL = parseHash("96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7");
const COMMENT = "0x00000000";

const EMPTY = { "@type": "empty_cell" };

/** The content of a body as far as its layout is known; null otherwise. */
export function decodedCells(graph: CellGraph): Readonly<Record<string, unknown>> | null {
  const [root] = graph.roots;
  if (root === undefined) return null;
  if (graph.cells[root]?.hash === EMPTY_CELL) return EMPTY;
  const comment = readComment(graph, root);
  return comment === null ? null : { "@type": "text_comment", comment, type: "text_comment" };
}

/** Most bodies are told apart by what is on record, so their cells need not be read. */
export function decodedBody({ bodyHash, opcode, body }: MessageRecord) {
  if (bodyHash === EMPTY_CELL) return EMPTY;
  if (opcode !== COMMENT) return null;
  try {
    return decodedCells(readBoc(body));
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
