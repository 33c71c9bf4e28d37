import type { ActionKind } from "../../actions/action-kind";
import { childWith, received } from "../../actions/trace-node";
import { JETTON_OP, readBurn } from "../jetton-messages";
import { walletAt } from "../jetton-rows";
import { nodesAlong, succeeded } from "./trace-paths";

/** From the burn request to the master, which returns the excesses. */
export const jettonBurn: ActionKind = {
  type: "jetton_burn",
  find(node, tables) {
    if (!received(node, JETTON_OP.burn)) return null;
    const { account } = node.transaction;
    const wallet = walletAt(tables, account);
    if (wallet === null) return null;
    const owner = node.message?.source ?? wallet.owner;
    return {
      nodes: nodesAlong(node, { through: [JETTON_OP.burnNotification], until: [JETTON_OP.excesses] }),
      success: succeeded(node, childWith(node, JETTON_OP.burnNotification)),
      details: {
        owner,
        owner_jetton_wallet: account,
        asset: wallet.master,
        amount: String(readBurn(node).amount),
      },
      accounts: [owner],
    };
  },
};
