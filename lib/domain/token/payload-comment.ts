import { readBoc } from "../../ton/cell/boc";
import { readComment } from "../../ton/cell/cell";
import { FormatError } from "../../ton/value/format-error";
import { isRecord } from "../action/detail-values";
import type { Comment } from "../message/comment-schema";
import { writtenComment } from "../message/written-comment";
import type { Party } from "../transaction/transaction-row";

const MAX_COMMENT = 2_000;

/** The comment in a forward payload, as the service decoded it, or decoded here if the service has not done so. */
export function payloadComment(
  payload: string | null,
  decoded: unknown,
  sender: Party | null,
): Comment | null {
  const text =
    isRecord(decoded) && typeof decoded["comment"] === "string" ? decoded["comment"] : read(payload);
  return text === null || text === "" ? null : writtenComment(text, MAX_COMMENT, sender);
}

function read(payload: string | null): string | null {
  if (payload === null) return null;
  try {
    const graph = readBoc(payload);
    return readComment(graph, graph.roots[0] ?? 0);
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    return null;
  }
}
