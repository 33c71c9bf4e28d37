import type { ActionKind } from "../../actions/kind";
import { received, type TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../tables";
import type { Trade, TradeKind } from "../trade";
import { tradeAt } from "../trades";
import { commentOf, handoverAt, type Handover } from "./handover";

const CANCEL_SALE = 3;
const STOPS = ["stop", "finish"];
/** As some write the same words. */
const STOP_CODES = [0xb95616b6, 0x20c9eb18];
const CANCEL_CODE = 0x5616c572;

/** What somebody told a contract that sells an item, and how it let the item go. */
interface Ending {
  readonly trade: Trade;
  readonly passed: Handover;
}

function endingAt(node: TraceNode, kind: TradeKind, tables: Tables): Ending | null {
  const trade = tradeAt(tables, node.transaction.account);
  if (trade?.kind !== kind) return null;
  for (const child of node.children) {
    const passed = handoverAt(child, tables);
    if (passed?.item.address === trade.item) return { trade, passed };
  }
  return null;
}

function ending(
  type: string,
  kind: TradeKind,
  place: string,
  isAsked: (node: TraceNode) => boolean,
): ActionKind {
  return {
    type,
    find(node, tables) {
      const found = isAsked(node) ? endingAt(node, kind, tables) : null;
      if (found === null) return null;
      const { trade, passed } = found;
      return {
        nodes: [node],
        success: !node.transaction.aborted,
        details: {
          owner: passed.body.newOwner,
          nft_item: trade.item,
          nft_collection: passed.item.collection,
          [place]: trade.address,
          marketplace_address: trade.marketplace,
          marketplace: trade.marketName,
        },
        accounts: [trade.item, ...(passed.body.newOwner === null ? [] : [passed.body.newOwner])],
      };
    },
  };
}

const says = (node: TraceNode, words: readonly string[], codes: readonly number[]) =>
  received(node, ...codes) || words.includes(commentOf(node) ?? "");

export const cancelSale = ending("nft_cancel_sale", "getgems_sale", "sale_address", (node) =>
  received(node, CANCEL_SALE),
);

export const cancelAuction = ending("nft_cancel_auction", "getgems_auction", "auction_address", (node) =>
  says(node, ["cancel"], [CANCEL_CODE]),
);

/** Also of an auction that nobody bid in. */
export const finishAuction = ending("nft_finish_auction", "getgems_auction", "auction_address", (node) =>
  says(node, STOPS, STOP_CODES),
);
