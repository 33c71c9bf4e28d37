import type { ActionKind } from "../../actions/kind";
import type { TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../tables";
import { priceInState } from "../prices";
import type { Trade, TradeKind } from "../trade";
import { tradeAt } from "../trades";
import { handoverAt, nodesOf, type Handover } from "./handover";
import { wordsOf } from "./item-words";

/** An item goes to a place that builds a contract to sell it, and hands it on to that. */
interface Listing {
  readonly given: Handover;
  readonly built: TraceNode;
  readonly passed: Handover;
  readonly trade: Trade;
}

function listingAt(node: TraceNode, kind: TradeKind, tables: Tables): Listing | null {
  const given = handoverAt(node, tables);
  const place = given?.after.find(({ transaction }) => transaction.account === given.body.newOwner) ?? null;
  if (given === null || place === null) return null;
  for (const child of place.children) {
    const passed = handoverAt(child, tables);
    if (passed === null || passed.item.address !== given.item.address) continue;
    const { newOwner } = passed.body;
    const built = place.children.find(({ transaction, message }) => {
      return transaction.account === newOwner && message?.init !== null && transaction.endStatus === "active";
    });
    const trade = built === undefined ? null : tradeAt(tables, built.transaction.account);
    if (built === undefined || trade?.kind !== kind) continue;
    if (trade.item !== given.item.address || trade.owner !== given.oldOwner) continue;
    return { given, built, passed, trade };
  }
  return null;
}

const stringOf = (value: unknown) =>
  typeof value === "string" || typeof value === "number" || typeof value === "bigint" ? String(value) : null;

function priceOf({ built, trade }: Listing) {
  const init = built.message?.init ?? null;
  const told = init === null ? null : priceInState(init);
  return {
    full_price: stringOf(told?.full ?? trade.details["full_price"]),
    marketplace_fee: stringOf(told?.fee ?? trade.details["marketplace_fee"]),
    royalty_amount: stringOf(told?.royalty ?? trade.details["royalty_amount"]),
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
  place: string,
  terms: (listing: Listing) => Readonly<Record<string, string | null>>,
): ActionKind {
  return {
    type,
    find(node, tables) {
      const found = listingAt(node, kind, tables);
      if (found === null) return null;
      const { given, built, passed, trade } = found;
      const last = passed.node.transaction;
      return {
        nodes: [...nodesOf(given), built, ...nodesOf(passed)],
        success: !last.aborted && !built.transaction.aborted,
        details: {
          ...wordsOf(given.item),
          owner: trade.owner,
          listing_address: given.body.newOwner,
          [place]: trade.address,
          marketplace_address: trade.marketplace,
          ...terms(found),
        },
      };
    },
  };
}

export const putOnSale = listing("nft_put_on_sale", "getgems_sale", "sale_address", priceOf);
export const putOnAuction = listing("nft_put_on_auction", "getgems_auction", "auction_address", termsOf);
