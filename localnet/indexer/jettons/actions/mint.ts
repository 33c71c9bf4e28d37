import type { ActionKind, Found } from "../../actions/kind";
import { followed, received, type TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../tables";
import { OP, readAmount, readMint } from "../messages";
import { isMaster, walletAt } from "../rows";
import { partsOf, went } from "./parts";

const PATHS = { through: [OP.arrive], until: [OP.notify, OP.excesses] };

/** Ordered in the words that most issuers know. */
function ordered(node: TraceNode, tables: Tables): Found | null {
  const { account } = node.transaction;
  if (!received(node, OP.mint, OP.mintOfOld) || !isMaster(tables, account)) return null;
  const { recipient, coins, amount } = readMint(node);
  const arrival = followed(node, OP.arrive);
  return {
    nodes: partsOf(node, PATHS),
    success: went(node, arrival),
    details: {
      asset: account,
      receiver: recipient,
      receiver_jetton_wallet: arrival?.transaction.account ?? null,
      amount: String(amount),
      ton_amount: String(coins),
    },
    accounts: [recipient],
  };
}

/** Whatever it was ordered by: a wallet is given jettons by who issues them. */
function given(node: TraceNode, tables: Tables): Found | null {
  if (!received(node, OP.arrive)) return null;
  const { account } = node.transaction;
  const wallet = walletAt(tables, account);
  const { source = null, value = null } = node.message ?? {};
  if (wallet === null || wallet.master !== source) return null;
  return {
    nodes: partsOf(node, PATHS),
    success: went(node),
    details: {
      asset: wallet.master,
      receiver: wallet.owner,
      receiver_jetton_wallet: account,
      amount: String(readAmount(node)),
      ton_amount: value === null ? null : String(value),
    },
    accounts: [wallet.owner],
  };
}

export const jettonMint: ActionKind = {
  type: "jetton_mint",
  find: (node, tables) => ordered(node, tables) ?? given(node, tables),
};
