import * as v from "valibot";
import { rowAddress } from "../list/row-schema";
import { PicturePath } from "../token/picture-schema";

const text = v.string();
/** Why it may be misleading: "Imitates TIDE". */
const doubt = v.nullable(text);

/** A name that the explorer has seen, as its owner or issuer chose it. */
export const FoundName = v.variant("kind", [
  /** With the account that has it as its name, if there is one. */
  v.object({ kind: v.literal("domain"), name: text, address: v.nullable(rowAddress), doubt }),
  v.object({
    kind: v.picklist(["jetton", "collection", "item", "account"]),
    address: rowAddress,
    symbol: v.nullable(text),
    name: v.nullable(text),
    picture: PicturePath,
    /** The file of names that it is from. */
    file: v.nullable(text),
    doubt,
  }),
]);
export type FoundName = v.InferOutput<typeof FoundName>;

/** Names that match what the visitor types, the best first, among those that this explorer has seen. */
export const NameReport = v.object({ names: v.pipe(v.array(FoundName), v.readonly()) });
export type NameReport = v.InferOutput<typeof NameReport>;
