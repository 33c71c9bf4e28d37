import * as v from "valibot";
import { Comment } from "./comment-schema";
import { isOpcode, type Opcode } from "../../ton/contract/opcode";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";

const rowOpcode = v.custom<Opcode>((text) => typeof text === "string" && isOpcode(text), "an opcode");

/** A message, as lists show it. Numbers that can be large are decimal text in JSON. */
export const MessageRow = v.object({
  hash: rowHash,
  /**
   * The transaction that received or else sent it, on an account's page the account's own; null if there is none
   * yet.
   */
  transaction: v.nullable(rowHash),
  /** The direction as seen from the account of the list. */
  direction: v.nullable(v.picklist(["in", "out", "self"])),
  /** Null if there is no account: an external message or a log. */
  from: v.nullable(Party),
  to: v.nullable(Party),
  /** The name of the operation, or its opcode. */
  operation: v.string(),
  opcode: v.nullable(rowOpcode),
  /** The comment, cut to a maximum length. */
  comment: v.nullable(Comment),
  /** The decoded body, unless that is only a comment or too long for a list. */
  contents: v.unknown(),
  /** Null for an external message, which carries no coins. */
  amount: v.nullable(bigintText),
  currencies: v.array(v.object({ id: v.string(), amount: bigintText })),
  /** Unix seconds; null for an external message, which has no time. */
  at: v.nullable(v.number()),
});
export type MessageRow = v.InferOutput<typeof MessageRow>;
