import { trustMarks } from "../../text/trust/trust-rules";
import { systemName } from "../../ton/address/system-accounts";
import type { Party } from "../transaction/transaction-row";
import type { Comment } from "./comment-schema";

/** A comment as rows show it. Links from unknown senders are advertising, so they are folded away. */
export function writtenComment(text: string, maxLength: number, sender: Party | null): Comment {
  const comment = { text: text.slice(0, maxLength), length: text.length };
  if (sender !== null && isKnownSender(sender)) return comment;
  const link = trustMarks({ kind: "comment", texts: [comment.text] }).find(({ rule }) => rule === "link");
  return link === undefined ? comment : { ...comment, doubt: link.words };
}

/**
 * A contract of the network itself, or an account that a file of names lists, and not as a scam. A domain is not
 * enough: anybody can have one.
 */
function isKnownSender({ address, nameSource, doubt }: Party): boolean {
  return systemName(address) !== null || (nameSource !== undefined && doubt === undefined);
}
