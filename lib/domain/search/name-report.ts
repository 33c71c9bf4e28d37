import * as v from "valibot";
import { rowAddress } from "../list/row-schema";

const text = v.string();

/** A name that the explorer has met, as its owner or issuer chose it. */
export const FoundName = v.variant("kind", [
  v.object({ kind: v.literal("domain"), name: text }),
  v.object({
    kind: v.picklist(["jetton", "collection"]),
    address: rowAddress,
    symbol: v.nullable(text),
    name: v.nullable(text),
    /** Why it may be misleading: "Imitates TIDE". */
    doubt: v.nullable(text),
  }),
]);
export type FoundName = v.InferOutput<typeof FoundName>;

/** Names that match what somebody types, the best first, among what this explorer has seen. */
export const NameReport = v.object({ names: v.pipe(v.array(FoundName), v.readonly()) });
export type NameReport = v.InferOutput<typeof NameReport>;
