import type { nftMarketDetails } from "../../../toncenter/v3/action-details/nft-market-details";
import type { ActionTemplate, ActionTemplates } from "../action-template";

const market = [
  "on {marketplace}",
  "collection {nft_collection}",
  "marketplace {marketplace_address}",
  "its fee {marketplace_fee} to {marketplace_fee_address}",
  "its fee {marketplace_fee}",
  "its fee to {marketplace_fee_address}",
  "royalty {royalty_amount} to {royalty_address}",
  "royalty {royalty_amount}",
  "royalty to {royalty_address}",
  "listed through {listing_address}",
];

const auctionStart: ActionTemplate = {
  label: "Auction opened",
  kind: "nft",
  sentence: "{owner} put {nft_item} up for auction[, from {min_bid}][ up to {max_bid}]",
  attempt: "{owner} tried to put {nft_item} up for auction[, from {min_bid}][ up to {max_bid}]",
  own: { owner: "Put {nft_item} up for auction[, from {min_bid}][ up to {max_bid}]" },
  more: ["auction {auction_address}", ...market],
};

const auctionEnd: ActionTemplate = {
  label: "Auction cancelled",
  kind: "nft",
  sentence: "{owner} cancelled the auction of {nft_item}",
  attempt: "{owner} tried to cancel the auction of {nft_item}",
  own: { owner: "Cancelled the auction of {nft_item}" },
  more: ["auction {auction_address}", ...market],
};

export const nftMarketTemplates: ActionTemplates<typeof nftMarketDetails> = {
  nft_put_on_sale: {
    label: "NFT put on sale",
    kind: "nft",
    sentence: "{owner} put {nft_item} on sale[ for {full_price}]",
    attempt: "{owner} tried to put {nft_item} on sale[ for {full_price}]",
    own: { owner: "Put {nft_item} on sale[ for {full_price}]" },
    more: ["sale {sale_address}", ...market],
  },
  nft_update_sale: {
    label: "NFT sale changed",
    kind: "nft",
    sentence: "{source} changed the sale of {nft_address}[, which now costs {full_price}]",
    attempt: "{source} tried to change the sale of {nft_address}[ to the price {full_price}]",
    own: { source: "Changed the sale of {nft_address}[, which now costs {full_price}]" },
    more: ["sale {sale_contract}", ...market],
  },
  nft_cancel_sale: {
    label: "NFT sale cancelled",
    kind: "nft",
    sentence: "{owner} took {nft_item} off sale",
    attempt: "{owner} tried to take {nft_item} off sale",
    own: { owner: "Took {nft_item} off sale" },
    more: ["sale {sale_address}", ...market],
  },
  nft_put_on_auction: auctionStart,
  nft_cancel_auction: auctionEnd,
  nft_finish_auction: {
    ...auctionEnd,
    label: "Auction ended",
    // Anyone may end one whose time is over; the owner is whoever has the item then.
    sentence: "The auction of {nft_item} ended",
    attempt: "Attempted to end the auction of {nft_item}",
    own: { owner: "The auction of {nft_item} ended" },
    more: ["item to {owner}", ...(auctionEnd.more ?? [])],
  },
  auction_bid: {
    label: "Bid",
    kind: "nft",
    sentence: ["{bidder} bid {amount} for {nft_item}", "{bidder} bid {amount} at the auction {auction}"],
    attempt: [
      "{bidder} tried to bid {amount} for {nft_item}",
      "{bidder} tried to bid {amount} at the auction {auction}",
    ],
    out: { bidder: ["Bid {amount} for {nft_item}", "Bid {amount} at the auction {auction}"] },
    in: { auction: ["{bidder} bid {amount} for {nft_item}", "{bidder} bid {amount}"] },
    more: ["auction {auction}", "collection {nft_collection}"],
    formats: { amount: "coins" },
    sum: "amount",
  },
  auction_outbid: {
    label: "Outbid",
    kind: "nft",
    sentence: [
      "{new_bidder} outbid {bidder} for {nft_item}, and {amount} went back to {bidder}",
      "{bidder} was outbid for {nft_item} and got {amount} back",
    ],
    attempt: [
      "{new_bidder} tried to outbid {bidder} for {nft_item}, whose {amount} would have gone back",
      "Attempted bid over {bidder} for {nft_item} (refund {amount})",
    ],
    in: {
      bidder: [
        "Outbid by {new_bidder} for {nft_item}, and got {amount} back",
        "Outbid for {nft_item}, and got {amount} back",
      ],
    },
    own: { new_bidder: "Outbid {bidder} for {nft_item}, who got {amount} back" },
    more: ["auction {auction_address}", "on {marketplace}", "collection {nft_collection}"],
    formats: { amount: "coins" },
  },
  teleitem_start_auction: { ...auctionStart, label: "Auction of a Telegram item opened" },
  teleitem_cancel_auction: { ...auctionEnd, label: "Auction of a Telegram item cancelled" },
};
