import * as v from "valibot";
import { bigintText } from "../list/page-schema";
import { rowAddress } from "../list/row-schema";
import { PicturePath } from "../token/picture-schema";
import { Party } from "../transaction/transaction-row";

/** An NFT or collection as it is named in rows. */
export const NamedNft = v.object({
  address: rowAddress,
  name: v.nullable(v.string()),
  doubt: v.nullable(v.string()),
  picture: PicturePath,
});
export type NamedNft = v.InferOutput<typeof NamedNft>;

/** How an item is offered, by a contract that has it. */
export const NFT_LISTINGS = ["sale", "auction"] as const;
export type NftListing = (typeof NFT_LISTINGS)[number];

/** An NFT, as lists and galleries show it. */
export const NftItemRow = v.object({
  ...NamedNft.entries,
  index: v.nullable(bigintText),
  collection: v.nullable(NamedNft),
  /** For a listed item, the seller whom the sale contract names. */
  owner: v.nullable(Party),
  listing: v.nullable(v.picklist(NFT_LISTINGS)),
  attributes: v.pipe(v.array(v.object({ trait: v.string(), value: v.string() })), v.readonly()),
});
export type NftItemRow = v.InferOutput<typeof NftItemRow>;
