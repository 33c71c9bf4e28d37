import { readBoc } from "../../ton/cell/boc";
import { readComment, readSnakeText, type CellGraph } from "../../ton/cell/cell";
import { CellReader } from "../../ton/cell/cell-reader";
import { FormatError } from "../../ton/value/format-error";
import type { ComplaintDescription } from "./complaint-description";

const NO_BLOCKS = 0x450e8bd9n;
const NO_BLOCKS_BETWEEN = 0xc737b0can;
const PRODUCER = 0x34n;

const LONGEST_TEXT = 500;
// oxlint-disable-next-line no-control-regex -- cells that are no text have them
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/;

export function readComplaintDescription(boc: string): ComplaintDescription {
  try {
    return descriptionIn(readBoc(boc));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return { is: "unknown" };
  }
}

function descriptionIn(graph: CellGraph): ComplaintDescription {
  const root = graph.roots[0] ?? 0;
  return blocksIn(graph, root) ?? textIn(graph, root) ?? { is: "unknown" };
}

/** The two forms of the protocol: from a time up to a block, or between two blocks. */
function blocksIn(graph: CellGraph, root: number): ComplaintDescription | null {
  const cell = readerOf(graph, root);
  const tag = cell?.uint(32) ?? null;
  if (cell === null || (tag !== NO_BLOCKS && tag !== NO_BLOCKS_BETWEEN)) return null;
  const since = tag === NO_BLOCKS ? cell.uint(32) : null;
  const before = tag === NO_BLOCKS ? null : producedAt(graph, cell.ref());
  const after = producedAt(graph, cell.ref());
  if (after === null || (tag === NO_BLOCKS_BETWEEN && before === null)) return null;
  return {
    is: "blocks",
    from: before?.at ?? (since === null ? null : Number(since)),
    until: after.at,
    fromBlock: before?.seqno ?? null,
    untilBlock: after.seqno,
  };
}

/** When a proof of what was produced was made, and the masterchain block that it refers to. */
function producedAt(graph: CellGraph, index: number | null) {
  const cell = index === null ? null : readerOf(graph, index);
  if (cell === null || cell.uint(8) !== PRODUCER) return null;
  const at = cell.uint(32);
  cell.uint(64);
  const seqno = cell.uint(32);
  return at === null || seqno === null ? null : { at: Number(at), seqno: Number(seqno) };
}

function readerOf(graph: CellGraph, index: number): CellReader | null {
  const node = graph.cells[index];
  return node === undefined || node.kind !== "ordinary" ? null : new CellReader(node);
}

/** As plain text, or as a comment. */
function textIn(graph: CellGraph, root: number): ComplaintDescription | null {
  const text = readComment(graph, root) ?? readSnakeText(graph, root);
  if (text === null || text.trim() === "" || CONTROL.test(text)) return null;
  return { is: "text", text: text.slice(0, LONGEST_TEXT) };
}
