import type { Opcode } from "../../ton/opcode";

/**
 * Ways of messages, as seen from the account. The service looks for a sender or for a receiver, not for either:
 * so what came and what went are two lists.
 */
export const MESSAGE_WAYS = ["in", "out", "outside", "logs"] as const;
export type MessageWay = (typeof MESSAGE_WAYS)[number];

/** Which messages of an account a list is of. Null is no filter. */
export interface MessageFilter {
  readonly way: MessageWay;
  readonly opcode: Opcode | null;
  /** In Unix seconds; from a moment on, and up to one. */
  readonly from: number | null;
  readonly until: number | null;
}

export const ALL_MESSAGES: MessageFilter = { way: "in", opcode: null, from: null, until: null };

/** As a query of the page; what is so unless said otherwise is not written. */
export function writeMessageFilter({ way, opcode, from, until }: MessageFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (way !== ALL_MESSAGES.way) query.set("direction", way);
  if (opcode !== null) query.set("opcode", opcode);
  if (from !== null) query.set("from", String(from));
  if (until !== null) query.set("until", String(until));
  return query;
}
