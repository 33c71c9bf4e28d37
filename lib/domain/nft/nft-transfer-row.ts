import * as v from "valibot";
import { Comment } from "../message/comment-schema";
import { bigintText } from "../list/page-schema";
import { rowHash } from "../list/row-schema";
import { Party } from "../transaction/transaction-row";
import { NamedNft } from "./nft-item-row";

/** An NFT that changed its owner. */
export const NftTransferRow = v.object({
  transaction: rowHash,
  lt: bigintText,
  /** Unix seconds. */
  at: v.number(),
  item: NamedNft,
  from: v.nullable(Party),
  to: v.nullable(Party),
  failed: v.boolean(),
  /** Cut to a maximum length. */
  comment: v.nullable(Comment),
});
export type NftTransferRow = v.InferOutput<typeof NftTransferRow>;
