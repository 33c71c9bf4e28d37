import type { Family } from "../contract-family";
import { auctionBid, auctionOutbid } from "./actions/auction-bids";
import { cancelAuction, cancelSale, finishAuction } from "./actions/listing-ends";
import { putOnAuction, putOnSale } from "./actions/nft-listings";
import { mint } from "./actions/nft-mint";
import { discovery, updateSale } from "./actions/nft-minor-actions";
import { cancelTeleitemAuction, startTeleitemAuction } from "./actions/teleitem-auctions";
import { purchase, transfer } from "./actions/nft-transfers";
import { collectionKind } from "./collection-contract";
import { itemKinds, simpleItemKind } from "./item-contract";
import { priceEvent } from "./sale-prices";
import { NFT_TABLES } from "./nft-tables";
import { tokensOf } from "./nft-tokens";
import { getgemsSaleKind, teleitemKind, tradeKinds } from "./trade-contract";
import { transferEvent } from "./nft-transfer-event";

/** NFT items, collections, sales and auctions. */
export const NFTS: Family = {
  tables: NFT_TABLES,
  contracts: [collectionKind, ...itemKinds, simpleItemKind, ...tradeKinds, getgemsSaleKind, teleitemKind],
  events: [transferEvent, priceEvent],
  // More specific actions come first.
  actions: [
    putOnSale,
    putOnAuction,
    startTeleitemAuction,
    cancelSale,
    cancelAuction,
    cancelTeleitemAuction,
    finishAuction,
    updateSale,
    purchase,
    transfer,
    auctionBid,
    auctionOutbid,
    mint,
    discovery,
  ],
  tokens: tokensOf,
};
