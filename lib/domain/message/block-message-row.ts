import * as v from "valibot";
import { MessageRow } from "./message-row";

/** A message, as the list of a block's messages shows it. */
export const BlockMessageRow = v.object({
  ...MessageRow.entries,
  /** What transactions of this block did with it. */
  here: v.picklist(["received", "sent", "both"]),
});
export type BlockMessageRow = v.InferOutput<typeof BlockMessageRow>;
