import { readBoc } from "@/lib/ton/cell/boc";
import { readComment, type CellGraph } from "@/lib/ton/cell/cell";
import { FormatError } from "@/lib/ton/value/format-error";
import { parseHash } from "@/lib/ton/value/hash";
import { rawCellOf } from "../../../chain/cells/cells-of-graph";
import { readBag } from "../../../chain/cells/read-bag";
import { attempt } from "../../../indexer/attempt";
import type { MessageRecord } from "../../../chain-records";
import { EMPTY_TREE, type Tree } from "./body-fields";
import { decodeBody } from "./decode-body";

const EMPTY_CELL = parseHash("96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7");
const COMMENT = "0x00000000";

/** The decoded content of a body; null if its layout is unknown or does not fit. */
export function decodedCells(graph: CellGraph): Tree | null {
  const [root] = graph.roots;
  if (root === undefined) return null;
  if (graph.cells[root]?.hash === EMPTY_CELL) return EMPTY_TREE;
  const comment = readComment(graph, root);
  if (comment !== null) return { "@type": "text_comment", comment, type: "text_comment" };
  const cell = rawCellOf(graph, root);
  return cell === null ? null : decodeBody(cell);
}

/** Empty bodies and those without an opcode are recognized without parsing cells. */
export function decodedBody({ bodyHash, opcode, body }: MessageRecord) {
  if (bodyHash === EMPTY_CELL) return EMPTY_TREE;
  if (opcode === null) return null;
  if (opcode !== COMMENT) return attempt(() => decodeBody(readBag(body)));
  try {
    return decodedCells(readBoc(body));
  } catch (error) {
    if (error instanceof FormatError) return null;
    throw error;
  }
}
