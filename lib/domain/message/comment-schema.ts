import * as v from "valibot";

/** Text that came with a payment, cut to a maximum length. */
export const Comment = v.object({
  text: v.string(),
  length: v.number(),
  /** Why it is folded away: "contains a link". */
  doubt: v.optional(v.string()),
});
export type Comment = v.InferOutput<typeof Comment>;
