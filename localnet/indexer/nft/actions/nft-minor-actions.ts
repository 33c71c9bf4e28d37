import type { ActionKind } from "../../actions/action-kind";
import { bodyOf, childWith, received } from "../../actions/trace-node";
import { accountOf } from "../../stack-values";
import { CHANGE_PRICE, priceInChange } from "../sale-prices";
import { tradeAt } from "../trade-rows";

/** The seller changes the price of a sale. */
export const updateSale: ActionKind = {
  type: "nft_update_sale",
  find(node, tables) {
    const trade = received(node, CHANGE_PRICE) ? tradeAt(tables, node.transaction.account) : null;
    if (trade?.kind !== "getgems_sale") return null;
    const price = priceInChange(bodyOf(node));
    return {
      nodes: [node],
      success: !node.transaction.aborted,
      details: {
        source: node.message?.source ?? null,
        sale_contract: trade.address,
        nft_address: trade.item,
        marketplace_address: trade.marketplace,
        marketplace: trade.marketName,
        full_price: String(price.full),
        marketplace_fee: String(price.fee),
        royalty_amount: String(price.royalty),
      },
      accounts: [trade.item],
    };
  },
};

const GET_STATIC_DATA = 0x2fcb26a2;
const REPORT_STATIC_DATA = 0x8b771735;

/** A request for the static data of an item, and its reply. */
export const discovery: ActionKind = {
  type: "nft_discovery",
  find(node) {
    const report = received(node, GET_STATIC_DATA) ? childWith(node, REPORT_STATIC_DATA) : null;
    if (report === null) return null;
    const body = bodyOf(report).skip(64);
    const number = body.loadUintBig(256);
    const collection = body.loadMaybeAddress();
    return {
      nodes: [node, report],
      success: !node.transaction.aborted,
      details: {
        source: node.message?.source ?? null,
        nft_item: node.transaction.account,
        nft_collection: collection === null ? null : accountOf(collection),
        nft_item_index: String(number),
      },
    };
  },
};
