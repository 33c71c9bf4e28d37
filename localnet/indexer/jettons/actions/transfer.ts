import type { ActionKind } from "../../actions/kind";
import { followed, received } from "../../actions/trace-node";
import { OP, readTransfer } from "../messages";
import { walletAt } from "../rows";
import { partsOf, went } from "./parts";
import { bagText, commentIn } from "./payload";

/** From the order to the receiver's wallet, which may tell the receiver and returns what is left over. */
export const jettonTransfer: ActionKind = {
  type: "jetton_transfer",
  find(node, tables) {
    if (!received(node, OP.transfer)) return null;
    const { account } = node.transaction;
    const wallet = walletAt(tables, account);
    if (wallet === null) return null;
    const { query, amount, destination, response, custom, forward, payload } = readTransfer(node);
    const arrival = followed(node, OP.arrive);
    const sender = node.message?.source ?? wallet.owner;
    const { comment, sealed } = commentIn(payload);
    return {
      nodes: partsOf(node, { through: [OP.arrive], until: [OP.notify, OP.excesses] }),
      success: went(node, arrival),
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
        custom_payload: bagText(custom),
        forward_payload: bagText(payload),
        forward_amount: String(forward),
      },
      accounts: [sender, destination],
    };
  },
};
