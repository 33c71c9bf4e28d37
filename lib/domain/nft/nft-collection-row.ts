import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress } from "../list/row-schema";
import { METADATA_ORIGINS } from "../token/metadata-origin";
import { PicturePath } from "../token/picture-schema";
import { Party } from "../transaction/transaction-row";

/** A collection of NFTs, as lists show it. */
export const NftCollectionRow = v.object({
  address: rowAddress,
  name: v.nullable(v.string()),
  /** Why it may mislead. */
  doubt: v.nullable(v.string()),
  picture: PicturePath,
  owner: v.nullable(Party),
  /** How many items it has made where it numbers them; null where their indexes are something else. */
  nextIndex: v.nullable(bigintText),
  origin: v.picklist(METADATA_ORIGINS),
  /** The service has not read its metadata yet. */
  unread: v.boolean(),
});
export type NftCollectionRow = v.InferOutput<typeof NftCollectionRow>;
