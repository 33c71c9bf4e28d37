import * as v from "valibot";
import { address, bigint, text } from "../../schema";
import { nftIndex } from "../nft-index";
import { details } from "../optional-details";

/** The service writes a bound that an auction does not have as 0. */
const bid = v.pipe(
  bigint,
  v.transform((amount) => (amount === 0n ? null : amount)),
);

const AuctionEnd = details({
  owner: address,
  nft_item: address,
  nft_collection: address,
  auction_address: address,
  marketplace_address: address,
  marketplace: text,
});

const AuctionStart = details({
  nft_collection: address,
  nft_item: address,
  nft_item_index: nftIndex,
  owner: address,
  listing_address: address,
  auction_address: address,
  marketplace_address: address,
  marketplace_fee_factor: bigint,
  marketplace_fee_base: bigint,
  royalty_fee_base: bigint,
  max_bid: bid,
  min_bid: bid,
  marketplace_fee_address: address,
  royalty_address: address,
  marketplace: text,
});

export const nftMarketDetails = {
  nft_put_on_sale: details({
    nft_collection: address,
    nft_item: address,
    nft_item_index: nftIndex,
    owner: address,
    listing_address: address,
    sale_address: address,
    marketplace_address: address,
    full_price: bigint,
    marketplace_fee: bigint,
    royalty_amount: bigint,
    marketplace_fee_address: address,
    royalty_address: address,
    marketplace: text,
  }),
  nft_update_sale: details({
    source: address,
    sale_contract: address,
    nft_address: address,
    marketplace_address: address,
    marketplace: text,
    full_price: bigint,
    marketplace_fee: bigint,
    royalty_amount: bigint,
  }),
  nft_cancel_sale: details({
    owner: address,
    nft_item: address,
    nft_collection: address,
    sale_address: address,
    marketplace_address: address,
    marketplace: text,
  }),
  nft_put_on_auction: AuctionStart,
  nft_cancel_auction: AuctionEnd,
  nft_finish_auction: AuctionEnd,
  auction_bid: details({
    amount: bigint,
    bidder: address,
    auction: address,
    nft_item: address,
    nft_collection: address,
    nft_item_index: nftIndex,
  }),
  auction_outbid: details({
    auction_address: address,
    bidder: address,
    new_bidder: address,
    nft_item: address,
    nft_collection: address,
    amount: bigint,
    comment: text,
    marketplace: text,
  }),
  teleitem_start_auction: AuctionStart,
  teleitem_cancel_auction: AuctionEnd,
};
