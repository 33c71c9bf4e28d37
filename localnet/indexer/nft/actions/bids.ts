import type { ActionKind } from "../../actions/kind";
import type { TraceNode } from "../../actions/trace-node";
import { itemAt } from "../items";
import { tradeAt } from "../trades";
import { commentOf } from "./handover";
import { wordsOf } from "./item-words";
import type { Tables } from "../../tables";
import type { Trade } from "../trade";

const COMMENT = 0;
/** What an auction takes for something else than a bid. */
const NO_BIDS: ReadonlySet<string | null> = new Set(["stop", "finish", "cancel"]);

const isPlain = ({ message }: TraceNode) => message?.opcode === null || Number(message?.opcode) === COMMENT;

function auctionAt(node: TraceNode, tables: Tables): Trade | null {
  const trade = tradeAt(tables, node.transaction.account);
  return trade?.kind === "getgems_auction" ? trade : null;
}

function isBid(node: TraceNode): boolean {
  const { message } = node;
  return (
    message?.source != null && message.bounced !== true && isPlain(node) && !NO_BIDS.has(commentOf(node))
  );
}

const amountOf = ({ message }: TraceNode) => (message?.value == null ? null : String(message.value));

/** Coins without a word, also when they were too few. */
export const auctionBid: ActionKind = {
  type: "auction_bid",
  /** The bid that ends an auction pays for the item too. */
  beside: ["nft_purchase"],
  find(node, tables) {
    const auction = isBid(node) ? auctionAt(node, tables) : null;
    if (auction === null) return null;
    const item = itemAt(tables, auction.item);
    const words = item === null ? null : wordsOf(item);
    return {
      nodes: [node],
      success: !node.transaction.aborted,
      details: {
        amount: amountOf(node),
        bidder: node.message?.source ?? null,
        auction: auction.address,
        nft_item: auction.item,
        nft_collection: words?.nft_collection ?? null,
        nft_item_index: words?.nft_item_index ?? null,
      },
      accounts: [auction.item],
    };
  },
};

/** Whoever had bid most gets it back when somebody bids more. */
export const auctionOutbid: ActionKind = {
  type: "auction_outbid",
  find(node, tables) {
    const { parent } = node;
    if (parent === null || !isPlain(node) || !isBid(parent)) return null;
    const auction = auctionAt(parent, tables);
    const item = auction === null ? null : itemAt(tables, auction.item);
    if (auction === null || !isReturned(node, parent, auction)) return null;
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

/** Those who are paid when the auction ends with the bid get something else. */
function isReturned({ transaction }: TraceNode, { children }: TraceNode, auction: Trade): boolean {
  const { account } = transaction;
  const paid = [auction.owner, auction.marketplace, auction.details["mp_fee_address"]];
  const ended = children.some((child) => child.transaction.account === auction.item);
  return !ended || ![...paid, auction.details["royalty_fee_address"]].includes(account);
}
