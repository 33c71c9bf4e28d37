import { at } from "./at";

export const nftMarketSamples = {
  nft_put_on_sale: {
    ...at("nft_collection", "nft_item", "owner", "listing_address", "sale_address", "marketplace_address", "marketplace_fee_address", "royalty_address"),
    nft_item_index: "7048",
    full_price: "1049000049",
    marketplace_fee: "1050000050",
    royalty_amount: "1051000051",
    marketplace: "getgems",
  },
  nft_update_sale: {
    ...at("source", "sale_contract", "nft_address", "marketplace_address"),
    marketplace: "getgems",
    full_price: "1125000125",
    marketplace_fee: "1126000126",
    royalty_amount: "1127000127",
  },
  nft_cancel_sale: {
    ...at("owner", "nft_item", "nft_collection", "sale_address", "marketplace_address"),
    marketplace: "getgems",
  },
  nft_put_on_auction: {
    ...at("nft_collection", "nft_item", "owner", "listing_address", "auction_address", "marketplace_address", "marketplace_fee_address", "royalty_address"),
    nft_item_index: "7052",
    marketplace_fee_factor: "1053000053",
    marketplace_fee_base: "1054000054",
    royalty_fee_base: "1055000055",
    max_bid: "1056000056",
    min_bid: "1057000057",
    marketplace: "getgems",
  },
  nft_cancel_auction: {
    ...at("owner", "nft_item", "nft_collection", "auction_address", "marketplace_address"),
    marketplace: "getgems",
  },
  nft_finish_auction: {
    ...at("owner", "nft_item", "nft_collection", "auction_address", "marketplace_address"),
    marketplace: "getgems",
  },
  auction_bid: {
    ...at("bidder", "auction", "nft_item", "nft_collection"),
    amount: "1004000004",
    nft_item_index: "7005",
  },
  auction_outbid: {
    ...at("auction_address", "bidder", "new_bidder", "nft_item", "nft_collection"),
    amount: "1121000121",
    comment: "thank you",
    marketplace: "getgems",
  },
  teleitem_start_auction: {
    ...at("nft_collection", "nft_item", "owner", "listing_address", "auction_address", "marketplace_address", "marketplace_fee_address", "royalty_address"),
    nft_item_index: "7058",
    marketplace_fee_factor: "1059000059",
    marketplace_fee_base: "1060000060",
    royalty_fee_base: "1061000061",
    max_bid: "1062000062",
    min_bid: "1063000063",
    marketplace: "getgems",
  },
  teleitem_cancel_auction: {
    ...at("owner", "nft_item", "nft_collection", "auction_address", "marketplace_address"),
    marketplace: "getgems",
  },
};
