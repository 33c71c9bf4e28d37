import type { ActionKind } from "../../actions/action-kind";
import type { TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../index-tables";
import { priceInState } from "../sale-prices";
import type { Trade, TradeKind } from "../trade-contract";
import { tradeAt } from "../trade-rows";
import { itemTransferAt, nodesOf, type TracedItemTransfer } from "./item-transfer";
import { itemFields } from "./item-fields";

/** An item is sent to a marketplace, which deploys a sale contract and transfers the item to it. */
interface Listing {
  readonly toMarketplace: TracedItemTransfer;
  readonly deployment: TraceNode;
  readonly toTrade: TracedItemTransfer;
  readonly trade: Trade;
}

function listingAt(node: TraceNode, kind: TradeKind, tables: Tables): Listing | null {
  const toMarketplace = itemTransferAt(node, tables);
  const place =
    toMarketplace?.followUps.find(({ transaction }) => transaction.account === toMarketplace.body.newOwner) ??
    null;
  if (toMarketplace === null || place === null) return null;
  for (const child of place.children) {
    const toTrade = itemTransferAt(child, tables);
    if (toTrade === null || toTrade.item.address !== toMarketplace.item.address) continue;
    const { newOwner } = toTrade.body;
    const deployment = place.children.find(({ transaction, message }) => {
      return transaction.account === newOwner && message?.init !== null && transaction.endStatus === "active";
    });
    const trade = deployment === undefined ? null : tradeAt(tables, deployment.transaction.account);
    if (deployment === undefined || trade?.kind !== kind) continue;
    if (trade.item !== toMarketplace.item.address || trade.owner !== toMarketplace.oldOwner) continue;
    return { toMarketplace, deployment, toTrade, trade };
  }
  return null;
}

const stringOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "bigint" ? String(value) : null;

function priceOf({ deployment, trade }: Listing) {
  const init = deployment.message?.init ?? null;
  const initialPrice = init === null ? null : priceInState(init);
  return {
    full_price: stringOf(initialPrice?.full ?? trade.details["full_price"]),
    marketplace_fee: stringOf(initialPrice?.fee ?? trade.details["marketplace_fee"]),
    royalty_amount: stringOf(initialPrice?.royalty ?? trade.details["royalty_amount"]),
    marketplace_fee_address: stringOf(trade.details["marketplace_fee_address"]),
    royalty_address: stringOf(trade.details["royalty_address"]),
    marketplace: trade.marketName,
  };
}

function termsOf({ trade: { details, marketName } }: Listing) {
  return {
    marketplace_fee_factor: stringOf(details["mp_fee_factor"]),
    marketplace_fee_base: stringOf(details["mp_fee_base"]),
    royalty_fee_base: stringOf(details["royalty_fee_base"]),
    max_bid: stringOf(details["max_bid"]),
    min_bid: stringOf(details["min_bid"]),
    marketplace_fee_address: stringOf(details["mp_fee_address"]),
    royalty_address: stringOf(details["royalty_fee_address"]),
    marketplace: marketName,
  };
}

function listing(
  type: string,
  kind: TradeKind,
  addressField: string,
  terms: (listing: Listing) => Readonly<Record<string, string | null>>,
): ActionKind {
  return {
    type,
    find(node, tables) {
      const found = listingAt(node, kind, tables);
      if (found === null) return null;
      const { toMarketplace, deployment, toTrade, trade } = found;
      const last = toTrade.node.transaction;
      return {
        nodes: [...nodesOf(toMarketplace), deployment, ...nodesOf(toTrade)],
        success: !last.aborted && !deployment.transaction.aborted,
        details: {
          ...itemFields(toMarketplace.item),
          owner: trade.owner,
          listing_address: toMarketplace.body.newOwner,
          [addressField]: trade.address,
          marketplace_address: trade.marketplace,
          ...terms(found),
        },
      };
    },
  };
}

export const putOnSale = listing("nft_put_on_sale", "getgems_sale", "sale_address", priceOf);
export const putOnAuction = listing("nft_put_on_auction", "getgems_auction", "auction_address", termsOf);
