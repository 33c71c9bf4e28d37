import type { Family } from "../family";
import { auctionBid, auctionOutbid } from "./actions/bids";
import { cancelAuction, cancelSale, finishAuction } from "./actions/ends";
import { putOnAuction, putOnSale } from "./actions/listings";
import { mint } from "./actions/mint";
import { discovery, updateSale } from "./actions/small";
import { purchase, transfer } from "./actions/transfers";
import { collectionKind } from "./collection";
import { itemKinds, simpleItemKind } from "./item";
import { priceEvent } from "./prices";
import { NFT_TABLES } from "./tables";
import { tokensOf } from "./tokens";
import { getgemsSaleKind, tradeKinds } from "./trade";
import { transferEvent } from "./transfers";

/** Items and collections, and the contracts that sell items. */
export const NFTS: Family = {
  tables: NFT_TABLES,
  contracts: [collectionKind, ...itemKinds, simpleItemKind, ...tradeKinds, getgemsSaleKind],
  events: [transferEvent, priceEvent],
  // What tells more comes first.
  actions: [
    putOnSale,
    putOnAuction,
    cancelSale,
    cancelAuction,
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
