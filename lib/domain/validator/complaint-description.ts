import * as v from "valibot";

/** The text or data of a complaint. The elector accepts any cell. */
export const ComplaintDescription = v.variant("is", [
  /** Unix seconds and blocks between which the validator made too few blocks; null where the complaint does not say. */
  v.object({
    is: v.literal("blocks"),
    from: v.nullable(v.number()),
    until: v.nullable(v.number()),
    fromBlock: v.nullable(v.number()),
    untilBlock: v.nullable(v.number()),
  }),
  /** The complainant's text, cut to a maximum length. */
  v.object({ is: v.literal("text"), text: v.string() }),
  v.object({ is: v.literal("unknown") }),
]);
export type ComplaintDescription = v.InferOutput<typeof ComplaintDescription>;
