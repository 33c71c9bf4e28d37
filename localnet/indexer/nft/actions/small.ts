import type { ActionKind } from "../../actions/kind";
import { bodyOf, followed, received } from "../../actions/trace-node";
import { accountOf } from "../../stack";
import { CHANGE_PRICE, priceInChange } from "../prices";
import { tradeAt } from "../trades";

/** The owner of a sale asks for another price. */
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

const ASK_ORIGIN = 0x2fcb26a2;
const TELL_ORIGIN = 0x8b771735;

/** An item is asked where it belongs, and says it. */
export const discovery: ActionKind = {
  type: "nft_discovery",
  find(node) {
    const told = received(node, ASK_ORIGIN) ? followed(node, TELL_ORIGIN) : null;
    if (told === null) return null;
    const body = bodyOf(told).skip(64);
    const number = body.loadUintBig(256);
    const collection = body.loadMaybeAddress();
    return {
      nodes: [node, told],
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
