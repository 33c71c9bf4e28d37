import type { ActionKind } from "../../actions/kind";
import { followed, received } from "../../actions/trace-node";
import { OP, readBurn } from "../messages";
import { walletAt } from "../rows";
import { partsOf, went } from "./parts";

/** From the order to the issuer, who returns what is left over. */
export const jettonBurn: ActionKind = {
  type: "jetton_burn",
  find(node, tables) {
    if (!received(node, OP.burn)) return null;
    const { account } = node.transaction;
    const wallet = walletAt(tables, account);
    if (wallet === null) return null;
    const owner = node.message?.source ?? wallet.owner;
    return {
      nodes: partsOf(node, { through: [OP.burnt], until: [OP.excesses] }),
      success: went(node, followed(node, OP.burnt)),
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
