import type { ActionKind } from "../../actions/action-kind";
import { bodyOf, childWith, received, type TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../index-tables";
import { itemAt, type ItemRow } from "../item-rows";
import { tradeAt } from "../trade-rows";
import { itemFields } from "./item-fields";

const START = 0x487a8e81;
const CANCEL = 0x371638ae;
const OK = 0xa37a0983;

function teleitemAt({ transaction: { account } }: TraceNode, tables: Tables): ItemRow | null {
  return tradeAt(tables, account)?.kind === "telemint" ? itemAt(tables, account) : null;
}

/** Includes the confirmation that the owner gets. */
function nodesOf(node: TraceNode): readonly [TraceNode, ...TraceNode[]] {
  const confirmation = childWith(node, OK);
  return confirmation === null ? [node] : [node, confirmation];
}

/** The terms are in the message. */
export const startTeleitemAuction: ActionKind = {
  type: "teleitem_start_auction",
  find(node, tables) {
    const item = received(node, START) ? teleitemAt(node, tables) : null;
    if (item === null) return null;
    const terms = bodyOf(node).skip(64).loadRef().beginParse();
    terms.loadAddress();
    const [minBid, maxBid] = [terms.loadCoins(), terms.loadCoins()];
    return {
      nodes: nodesOf(node),
      success: !node.transaction.aborted,
      details: {
        ...itemFields(item),
        owner: node.message?.source ?? null,
        listing_address: null,
        auction_address: item.address,
        marketplace_address: null,
        marketplace_fee_factor: null,
        marketplace_fee_base: null,
        royalty_fee_base: null,
        max_bid: String(maxBid),
        min_bid: String(minBid),
        marketplace_fee_address: null,
        royalty_address: null,
        marketplace: null,
      },
    };
  },
};

export const cancelTeleitemAuction: ActionKind = {
  type: "teleitem_cancel_auction",
  find(node, tables) {
    const item = received(node, CANCEL) ? teleitemAt(node, tables) : null;
    if (item === null) return null;
    return {
      nodes: nodesOf(node),
      success: !node.transaction.aborted,
      details: {
        owner: node.message?.source ?? null,
        nft_item: item.address,
        nft_collection: item.collection,
        auction_address: item.address,
        marketplace_address: null,
        marketplace: null,
      },
    };
  },
};
