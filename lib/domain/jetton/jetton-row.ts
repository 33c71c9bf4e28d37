import * as v from "valibot";
import { Token } from "../action/action-row";
import { bigintText } from "../list/page-schema";
import { METADATA_ORIGINS } from "../token/metadata-origin";
import { Party } from "../transaction/transaction-row";

/** A jetton, as lists show it: what its issuer says of it, and what its master says. */
export const JettonRow = v.object({
  token: Token,
  name: v.nullable(v.string()),
  supply: bigintText,
  mintable: v.nullable(v.boolean()),
  admin: v.nullable(Party),
  origin: v.picklist(METADATA_ORIGINS),
  /** The service has not read its metadata yet. */
  unread: v.boolean(),
});
export type JettonRow = v.InferOutput<typeof JettonRow>;
