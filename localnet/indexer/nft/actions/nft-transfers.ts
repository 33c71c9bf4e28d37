import type { ActionKind } from "../../actions/action-kind";
import type { TraceNode } from "../../actions/trace-node";
import {
  commentOf,
  detailsOf,
  itemTransferAt,
  nodesOf,
  type TracedItemTransfer,
  type Payout,
} from "./item-transfer";

const COMMENT = 0;

/** The payment to the seller, from the same transaction as the transfer. */
function payoutNode({ sale, node }: TracedItemTransfer): TraceNode | null {
  const owner = sale?.trade.owner ?? null;
  const paid = node.parent?.children.find(({ transaction, message }) => {
    const isPlain = message?.opcode === null || Number(message?.opcode) === COMMENT;
    return transaction.account === owner && isPlain && message?.bounced !== true;
  });
  return paid ?? null;
}

/** Clients that do not support purchases get the transfer in it. */
export const purchase: ActionKind = {
  type: "nft_purchase",
  find(node, tables) {
    const traced = itemTransferAt(node, tables);
    const paid = traced?.sale == null ? null : payoutNode(traced);
    if (traced === null || paid === null) return null;
    return {
      nodes: [...nodesOf(traced), paid],
      success: !node.transaction.aborted,
      details: detailsOf(traced, payoutOf(paid)),
      accounts: accountsOf(traced),
    };
  },
};

function payoutOf(node: TraceNode): Payout {
  const { transaction, message } = node;
  return {
    amount: message?.value == null ? null : String(message.value),
    to: transaction.account,
    comment: commentOf(node),
  };
}

/** Also written as a part of the more specific actions, for clients that do not support those. */
export const transfer: ActionKind = {
  type: "nft_transfer",
  within: ["nft_purchase", "nft_put_on_sale", "nft_put_on_auction"],
  find(node, tables) {
    const traced = itemTransferAt(node, tables);
    if (traced === null) return null;
    return {
      nodes: nodesOf(traced),
      success: !node.transaction.aborted,
      details: detailsOf(traced, null),
      accounts: accountsOf(traced),
    };
  },
};

function accountsOf({ oldOwner, body, sale }: TracedItemTransfer) {
  return [oldOwner, body.newOwner, sale?.trade.owner ?? null].filter((each) => each !== null);
}
