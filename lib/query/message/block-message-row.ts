import * as v from "valibot";
import { Party } from "../transaction-row";
import { MessageRow } from "./message-row";

/** A message, as the list of a block's messages shows it. */
export const BlockMessageRow = v.object({
  ...v.omit(MessageRow, ["direction", "party"]).entries,
  /** Null when it came from outside. */
  from: v.nullable(Party),
  /** Null for a log. */
  to: v.nullable(Party),
  /** What transactions of this block did with it. */
  here: v.picklist(["received", "sent", "both"]),
});
export type BlockMessageRow = v.InferOutput<typeof BlockMessageRow>;
