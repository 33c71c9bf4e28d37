import { isRecord } from "../../text/is-record";
import { readBoc } from "../../ton/cell/boc";
import { readComment } from "../../ton/cell/cell";
import { FormatError } from "../../ton/value/format-error";

/** The comment as the service decoded it, or as decoded here if the service has not done so yet. */
export function decodedComment(decoded: unknown, bag: string | null): string | null {
  if (isRecord(decoded) && typeof decoded["comment"] === "string") return decoded["comment"];
  return bag === null ? null : commentIn(bag);
}

function commentIn(bag: string): string | null {
  try {
    const graph = readBoc(bag);
    return readComment(graph, graph.roots[0] ?? 0);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
