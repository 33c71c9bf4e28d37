import type { ActionKind, FoundAction } from "../../actions/action-kind";
import { childWith, received, type TraceNode } from "../../actions/trace-node";
import type { Tables } from "../../index-tables";
import { JETTON_OP, readAmount, readMint } from "../jetton-messages";
import { isMaster, walletAt } from "../jetton-rows";
import { nodesAlong, succeeded } from "./trace-paths";

const PATHS = {
  through: [JETTON_OP.internalTransfer],
  until: [JETTON_OP.transferNotification, JETTON_OP.excesses],
};

/** Requested with the mint opcode that most masters have. */
function findRequested(node: TraceNode, tables: Tables): FoundAction | null {
  const { account } = node.transaction;
  if (!received(node, JETTON_OP.mint, JETTON_OP.legacyMint) || !isMaster(tables, account)) return null;
  const { recipient, coins, amount } = readMint(node);
  const arrival = childWith(node, JETTON_OP.internalTransfer);
  return {
    nodes: nodesAlong(node, PATHS),
    success: succeeded(node, arrival),
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

/** However it was requested: a wallet receives jettons directly from the master. */
function findReceived(node: TraceNode, tables: Tables): FoundAction | null {
  if (!received(node, JETTON_OP.internalTransfer)) return null;
  const { account } = node.transaction;
  const wallet = walletAt(tables, account);
  const { source = null, value = null } = node.message ?? {};
  if (wallet === null || wallet.master !== source) return null;
  return {
    nodes: nodesAlong(node, PATHS),
    success: succeeded(node),
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
  find: (node, tables) => findRequested(node, tables) ?? findReceived(node, tables),
};
