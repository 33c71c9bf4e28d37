import type { ActionKind } from "../../actions/kind";
import type { TraceNode } from "../../actions/trace-node";
import { commentOf, detailsOf, handoverAt, nodesOf, type Handover, type Payout } from "./handover";

const COMMENT = 0;

/** Who sold the item is paid beside its being handed on. */
function payoutNode({ sale, node }: Handover): TraceNode | null {
  const owner = sale?.trade.owner ?? null;
  const paid = node.parent?.children.find(({ transaction, message }) => {
    const isPlain = message?.opcode === null || Number(message?.opcode) === COMMENT;
    return transaction.account === owner && isPlain && message?.bounced !== true;
  });
  return paid ?? null;
}

/** Readers who do not know it are told of the transfer in it. */
export const purchase: ActionKind = {
  type: "nft_purchase",
  find(node, tables) {
    const handover = handoverAt(node, tables);
    const paid = handover?.sale == null ? null : payoutNode(handover);
    if (handover === null || paid === null) return null;
    return {
      nodes: [...nodesOf(handover), paid],
      success: !node.transaction.aborted,
      details: detailsOf(handover, payoutOf(paid)),
      accounts: accountsOf(handover),
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

/** What tells more of it is named here, for those who know only this. */
export const transfer: ActionKind = {
  type: "nft_transfer",
  within: ["nft_purchase", "nft_put_on_sale", "nft_put_on_auction"],
  find(node, tables) {
    const handover = handoverAt(node, tables);
    if (handover === null) return null;
    return {
      nodes: nodesOf(handover),
      success: !node.transaction.aborted,
      details: detailsOf(handover, null),
      accounts: accountsOf(handover),
    };
  },
};

function accountsOf({ oldOwner, body, sale }: Handover) {
  return [oldOwner, body.newOwner, sale?.trade.owner ?? null].filter((each) => each !== null);
}
