import type { Comment } from "../message/comment-schema";
import { decodedComment } from "../message/decoded-comment";
import { writtenComment } from "../message/written-comment";
import type { Party } from "../transaction/transaction-row";

const MAX_COMMENT = 2_000;

/** The comment in a forward payload. */
export function payloadComment(
  payload: string | null,
  decoded: unknown,
  sender: Party | null,
): Comment | null {
  const text = decodedComment(decoded, payload);
  return text === null || text === "" ? null : writtenComment(text, MAX_COMMENT, sender);
}
