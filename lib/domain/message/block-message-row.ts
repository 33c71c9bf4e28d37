import * as v from "valibot";
import { MessageRow } from "./message-row";

/** A message in the list of a block's messages. */
export const BlockMessageRow = v.object({
  ...MessageRow.entries,
  /** What the transactions of this block did with it. */
  inBlock: v.picklist(["received", "sent", "both"]),
});
export type BlockMessageRow = v.InferOutput<typeof BlockMessageRow>;
