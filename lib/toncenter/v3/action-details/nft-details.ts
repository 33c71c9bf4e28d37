import { address, bigint, boc, flag, text } from "../../schema";
import { nftIndex } from "../nft-index";
import { details } from "../optional-details";

/** A purchase is a transfer with a price; the payout goes to `real_old_owner`. */
const Transfer = details({
  nft_collection: address,
  nft_item: address,
  nft_item_index: nftIndex,
  old_owner: address,
  new_owner: address,
  is_purchase: flag,
  price: bigint,
  query_id: bigint,
  response_destination: address,
  custom_payload: boc,
  forward_payload: boc,
  forward_amount: bigint,
  comment: text,
  is_encrypted_comment: flag,
  marketplace: text,
  real_old_owner: address,
  marketplace_address: address,
  payout_amount: bigint,
  payout_address: address,
  payout_comment: text,
  payout_comment_encrypted: flag,
  payout_comment_encoded: flag,
  royalty_amount: bigint,
  royalty_address: address,
});

export const nftDetails = {
  nft_transfer: Transfer,
  nft_purchase: Transfer,
  nft_mint: details({
    owner: address,
    nft_item: address,
    nft_collection: address,
    nft_item_index: nftIndex,
  }),
  nft_discovery: details({
    source: address,
    nft_item: address,
    nft_collection: address,
    nft_item_index: nftIndex,
  }),
};
