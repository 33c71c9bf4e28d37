import type { ActionKind } from "../../actions/action-kind";
import { childWith, received } from "../../actions/trace-node";
import { JETTON_OP, readTransfer } from "../jetton-messages";
import { walletAt } from "../jetton-rows";
import { nodesAlong, succeeded } from "./trace-paths";
import { bocText, commentIn } from "./jetton-payload";

/** From the transfer request to the receiver's wallet, which may notify the receiver and returns the excesses. */
export const jettonTransfer: ActionKind = {
  type: "jetton_transfer",
  find(node, tables) {
    if (!received(node, JETTON_OP.transfer)) return null;
    const { account } = node.transaction;
    const wallet = walletAt(tables, account);
    if (wallet === null) return null;
    const { query, amount, destination, response, custom, forward, payload } = readTransfer(node);
    const arrival = childWith(node, JETTON_OP.internalTransfer);
    const sender = node.message?.source ?? wallet.owner;
    const { comment, isEncrypted: sealed } = commentIn(payload);
    return {
      nodes: nodesAlong(node, {
        through: [JETTON_OP.internalTransfer],
        until: [JETTON_OP.transferNotification, JETTON_OP.excesses],
      }),
      success: succeeded(node, arrival),
      details: {
        asset: wallet.master,
        sender,
        receiver: destination,
        sender_jetton_wallet: account,
        receiver_jetton_wallet: arrival?.transaction.account ?? null,
        amount: String(amount),
        comment,
        is_encrypted_comment: sealed,
        query_id: String(query),
        response_destination: response,
        custom_payload: bocText(custom),
        forward_payload: bocText(payload),
        forward_amount: String(forward),
      },
      accounts: [sender, destination],
    };
  },
};
