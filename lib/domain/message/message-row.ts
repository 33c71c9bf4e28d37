import * as v from "valibot";
import { isOpcode, type Opcode } from "../../ton/contract/opcode";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";

const rowOpcode = v.custom<Opcode>((text) => typeof text === "string" && isOpcode(text), "an opcode");

/** A message, as lists show it. Numbers that can be large are text on the wire. */
export const MessageRow = v.object({
  hash: rowHash,
  /** The transaction that received it or else sent it, the account's own on its page; null before there is one. */
  transaction: v.nullable(rowHash),
  /** As seen from the account that the list is about. */
  direction: v.nullable(v.picklist(["in", "out", "self"])),
  /** Null for nobody on chain: it came from outside, or is a log. */
  from: v.nullable(Party),
  to: v.nullable(Party),
  /** What it asks for, in words, or the number of that. */
  operation: v.string(),
  opcode: v.nullable(rowOpcode),
  /** What somebody wrote: at most the first so many characters come along. */
  comment: v.nullable(v.object({ text: v.string(), length: v.number() })),
  /** What the service read in the body, unless that is only a comment or too much for a list. */
  contents: v.unknown(),
  /** Null for a message from outside, which carries no coins. */
  amount: v.nullable(bigintText),
  currencies: v.array(v.object({ id: v.string(), amount: bigintText })),
  /** Seconds since 1970; null for a message from outside, which has no time of its own. */
  at: v.nullable(v.number()),
});
export type MessageRow = v.InferOutput<typeof MessageRow>;
