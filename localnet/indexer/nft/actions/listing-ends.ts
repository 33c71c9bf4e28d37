import type { ActionKind } from "../../actions/action-kind";
import { received, type TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../index-tables";
import type { Trade, TradeKind } from "../trade-contract";
import { tradeAt } from "../trade-rows";
import { commentOf, itemTransferAt, type TracedItemTransfer } from "./item-transfer";

const CANCEL_SALE = 3;
const STOPS = ["stop", "finish"];
/** Opcodes with the same effect. */
const STOP_CODES = [0xb95616b6, 0x20c9eb18];
const CANCEL_CODE = 0x5616c572;

/** A sale or auction contract that releases its item. */
interface Ending {
  readonly trade: Trade;
  readonly release: TracedItemTransfer;
}

function endingAt(node: TraceNode, kind: TradeKind, tables: Tables): Ending | null {
  const trade = tradeAt(tables, node.transaction.account);
  if (trade?.kind !== kind) return null;
  for (const child of node.children) {
    const release = itemTransferAt(child, tables);
    if (release?.item.address === trade.item) return { trade, release };
  }
  return null;
}

function ending(
  type: string,
  kind: TradeKind,
  addressField: string,
  isEndRequest: (node: TraceNode) => boolean,
): ActionKind {
  return {
    type,
    find(node, tables) {
      const found = isEndRequest(node) ? endingAt(node, kind, tables) : null;
      if (found === null) return null;
      const { trade, release } = found;
      return {
        nodes: [node],
        success: !node.transaction.aborted,
        details: {
          owner: release.body.newOwner,
          nft_item: trade.item,
          nft_collection: release.item.collection,
          [addressField]: trade.address,
          marketplace_address: trade.marketplace,
          marketplace: trade.marketName,
        },
        accounts: [trade.item, ...(release.body.newOwner === null ? [] : [release.body.newOwner])],
      };
    },
  };
}

const requests = (node: TraceNode, comments: readonly string[], codes: readonly number[]) =>
  received(node, ...codes) || comments.includes(commentOf(node) ?? "");

export const cancelSale = ending("nft_cancel_sale", "getgems_sale", "sale_address", (node) =>
  received(node, CANCEL_SALE),
);

export const cancelAuction = ending("nft_cancel_auction", "getgems_auction", "auction_address", (node) =>
  requests(node, ["cancel"], [CANCEL_CODE]),
);

/** Includes auctions without bids. */
export const finishAuction = ending("nft_finish_auction", "getgems_auction", "auction_address", (node) =>
  requests(node, STOPS, STOP_CODES),
);
