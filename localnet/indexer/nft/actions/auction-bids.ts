import type { ActionKind } from "../../actions/action-kind";
import { received, type TraceNode } from "../../actions/trace-node";
import { itemAt } from "../item-rows";
import { tradeAt } from "../trade-rows";
import { commentOf } from "./item-transfer";
import { itemFields } from "./item-fields";
import type { Tables } from "../../index-tables";
import type { Trade } from "../trade-contract";

const COMMENT = 0;
const OUTBID = 0x557cea20;
/** Comments with which a payment is not a bid. */
const NO_BIDS: ReadonlySet<string | null> = new Set(["stop", "finish", "cancel"]);

const isPlain = ({ message }: TraceNode) => message?.opcode === null || Number(message?.opcode) === COMMENT;

function auctionAt(node: TraceNode, tables: Tables): Trade | null {
  const trade = tradeAt(tables, node.transaction.account);
  return trade === null || trade.kind === "getgems_sale" ? null : trade;
}

function isBid(node: TraceNode): boolean {
  const { message } = node;
  return (
    message?.source != null && message.bounced !== true && isPlain(node) && !NO_BIDS.has(commentOf(node))
  );
}

const amountOf = ({ message }: TraceNode) => (message?.value == null ? null : String(message.value));

/** Includes bids that were too low. */
export const auctionBid: ActionKind = {
  type: "auction_bid",
  /** A bid at the maximum price ends the auction and is also the purchase. */
  beside: ["nft_purchase"],
  find(node, tables) {
    const auction = isBid(node) ? auctionAt(node, tables) : null;
    if (auction === null) return null;
    const item = itemAt(tables, auction.item);
    const fields = item === null ? null : itemFields(item);
    return {
      nodes: [node],
      success: !node.transaction.aborted,
      details: {
        amount: amountOf(node),
        bidder: node.message?.source ?? null,
        auction: auction.address,
        nft_item: auction.item,
        nft_collection: fields?.nft_collection ?? null,
        nft_item_index: fields?.nft_item_index ?? null,
      },
      accounts: [auction.item],
    };
  },
};

/** The previous highest bidder is refunded when somebody bids more. */
export const auctionOutbid: ActionKind = {
  type: "auction_outbid",
  find(node, tables) {
    const { parent } = node;
    if (parent === null || !isBid(parent)) return null;
    const auction = auctionAt(parent, tables);
    const item = auction === null ? null : itemAt(tables, auction.item);
    if (auction === null || !isRefundOf(auction, node, parent)) return null;
    const comment = commentOf(node);
    return {
      nodes: [node],
      success: !node.transaction.aborted,
      details: {
        auction_address: auction.address,
        bidder: node.transaction.account,
        new_bidder: parent.message?.source ?? null,
        nft_item: auction.item,
        nft_collection: item?.collection ?? null,
        amount: amountOf(node),
        ...(comment === null ? {} : { comment }),
        ...(auction.marketName === null ? {} : { marketplace: auction.marketName }),
      },
      accounts: [auction.item],
    };
  },
};

/** Usernames have an opcode for refunds, marketplaces send a text comment. */
function isRefundOf(auction: Trade, node: TraceNode, parent: TraceNode): boolean {
  if (auction.kind === "telemint") return received(node, OUTBID);
  return isPlain(node) && isRefund(node, parent, auction);
}

/** Payments at the end of the auction (to seller, marketplace, royalty) are not refunds. */
function isRefund({ transaction }: TraceNode, { children }: TraceNode, auction: Trade): boolean {
  const { account } = transaction;
  const paid = [auction.owner, auction.marketplace, auction.details["mp_fee_address"]];
  const ended = children.some((child) => child.transaction.account === auction.item);
  return !ended || ![...paid, auction.details["royalty_fee_address"]].includes(account);
}
