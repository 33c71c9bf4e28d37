import * as v from "valibot";
import type { ActionKind } from "../actions/action-kind";
import { bodyOf, received, type TraceNode } from "../actions/trace-node";
import { domainAt } from "./list-domains";

const OUTBID = 0x557cea20;
const FILL_UP = 0x370fec51;
const BALANCE_RELEASE = 0x4ed14b65;
const COMMENT = 0;
/** The exit code of an item for a bid that is too low. */
const BID_TOO_LOW = 407;

const Computed = v.object({ compute_ph: v.object({ exit_code: v.number() }) });

function hasExitCode(node: TraceNode, exitCode: number): boolean {
  const read = v.safeParse(Computed, node.transaction.description);
  return read.success && read.output.compute_ph.exit_code === exitCode;
}

/** A plain payment is a bid during an auction; later it renews the domain. */
function isBid(node: TraceNode): boolean {
  const { message, transaction } = node;
  if (message?.source == null || Number(message.opcode ?? COMMENT) !== COMMENT) return false;
  const hasOutbid = transaction.outgoing.some(({ opcode }) => Number(opcode) === OUTBID);
  return hasOutbid || hasExitCode(node, BID_TOO_LOW);
}

/** Bids on an existing item; the first bid, which deploys the item, is another action. */
const auctionBid: ActionKind = {
  type: "auction_bid",
  find(node, tables) {
    const { message, transaction } = node;
    const domain = isBid(node) ? domainAt(tables, transaction.account) : null;
    if (domain === null || message === null) return null;
    return {
      nodes: [node],
      success: !transaction.aborted,
      details: {
        amount: message.value === null ? null : String(message.value),
        bidder: message.source,
        auction: domain.item,
        nft_item: domain.item,
        nft_collection: domain.collection,
        nft_item_index: String(domain.index),
      },
    };
  },
};

/** When the winner claims the domain, its price goes to the collection. */
const purchase: ActionKind = {
  type: "dns_purchase",
  find(node, tables) {
    const { message, transaction, parent } = node;
    if (message?.source == null || !received(node, FILL_UP)) return null;
    const domain = domainAt(tables, message.source);
    const buyer = parent?.message?.source ?? null;
    if (domain === null || buyer === null) return null;
    const price = message.value === null ? null : String(message.value);
    return {
      nodes: [node],
      success: !transaction.aborted,
      details: {
        nft_collection: domain.collection,
        nft_item: domain.item,
        nft_item_index: String(domain.index),
        new_owner: buyer,
        price,
        query_id: String(bodyOf(node).loadUintBig(64)),
        payout_amount: price,
      },
      accounts: [buyer],
    };
  },
};

/** Starts an auction of an expired domain. */
const release: ActionKind = {
  type: "dns_release",
  find(node, tables) {
    const { message, transaction } = node;
    const domain = received(node, BALANCE_RELEASE) ? domainAt(tables, transaction.account) : null;
    if (domain === null || message === null) return null;
    return {
      nodes: [node],
      success: !transaction.aborted,
      details: {
        query_id: String(bodyOf(node).loadUintBig(64)),
        source: message.source,
        nft_item: domain.item,
        nft_collection: domain.collection,
        nft_item_index: String(domain.index),
        value: message.value === null ? null : String(message.value),
      },
    };
  },
};

export const AUCTION_ACTIONS: readonly ActionKind[] = [auctionBid, purchase, release];
