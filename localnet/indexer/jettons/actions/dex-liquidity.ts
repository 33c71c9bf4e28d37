import type { ActionKind } from "../../actions/action-kind";
import { childWith, received } from "../../actions/trace-node";
import { JETTON_OP, readAmount, readBurn, readProvision, readTransfer } from "../jetton-messages";
import { exchangeAt, walletAt } from "../jetton-rows";
import { DEX, NO_RANGE } from "./dex-fields";
import { nodesAlong, succeeded } from "./trace-paths";
import { opcodeOf } from "./jetton-payload";

/** TON and jettons go to an exchange, which mints shares for them. */
export const deposit: ActionKind = {
  type: "dex_deposit_liquidity",
  find(node, tables) {
    if (!received(node, JETTON_OP.transfer)) return null;
    const wallet = walletAt(tables, node.transaction.account);
    const { amount, destination, payload } = readTransfer(node);
    const exchange = exchangeAt(tables, destination);
    if (wallet === null || exchange === null || wallet.master !== exchange.jetton) return null;
    if (payload === null || opcodeOf(payload) !== JETTON_OP.provide) return null;
    const arrival = childWith(node, JETTON_OP.internalTransfer);
    const request = arrival === null ? null : childWith(arrival, JETTON_OP.transferNotification);
    const issued = request === null ? null : childWith(request, JETTON_OP.internalTransfer);
    const refund = request === null ? null : childWith(request, JETTON_OP.transfer);
    const source = node.message?.source ?? wallet.owner;
    return {
      nodes: nodesAlong(node, {
        through: [JETTON_OP.internalTransfer, JETTON_OP.transferNotification, JETTON_OP.transfer],
        until: [JETTON_OP.excesses],
      }),
      success: succeeded(node, arrival, request, issued) && refund === null,
      details: {
        dex: DEX,
        amount_1: String(readProvision(payload)),
        amount_2: String(amount),
        asset_1: null,
        asset_2: exchange.jetton,
        user_jetton_wallet_1: null,
        user_jetton_wallet_2: node.transaction.account,
        source,
        pool: exchange.address,
        destination_liquidity: exchange.address,
        lp_tokens_minted: issued === null ? null : String(readAmount(issued)),
        target_asset_1: null,
        target_asset_2: null,
        target_amount_1: null,
        target_amount_2: null,
        vault_excesses: [],
        ...NO_RANGE,
        nft_index: null,
        nft_address: null,
      },
      accounts: [source],
    };
  },
};

/** Shares are burnt, and the exchange pays out the corresponding part of its reserves. */
export const withdrawal: ActionKind = {
  type: "dex_withdraw_liquidity",
  find(node, tables) {
    if (!received(node, JETTON_OP.burn)) return null;
    const shares = walletAt(tables, node.transaction.account);
    const exchange = shares === null ? null : exchangeAt(tables, shares.master);
    if (shares === null || exchange === null) return null;
    const request = childWith(node, JETTON_OP.burnNotification);
    const paid = request === null ? null : childWith(request, JETTON_OP.paid);
    const sent = request === null ? null : childWith(request, JETTON_OP.transfer);
    const arrival = sent === null ? null : childWith(sent, JETTON_OP.internalTransfer);
    const source = node.message?.source ?? shares.owner;
    return {
      nodes: nodesAlong(node, {
        through: [JETTON_OP.burnNotification, JETTON_OP.transfer, JETTON_OP.internalTransfer],
        until: [JETTON_OP.paid, JETTON_OP.excesses],
      }),
      success: succeeded(node, request, sent, arrival),
      details: {
        dex: DEX,
        amount_1: paid === null ? null : String(readAmount(paid)),
        amount_2: sent === null ? null : String(readTransfer(sent).amount),
        asset_1: null,
        asset_2: exchange.jetton,
        user_jetton_wallet_1: null,
        user_jetton_wallet_2: arrival?.transaction.account ?? null,
        lp_tokens_burnt: String(readBurn(node).amount),
        is_refund: false,
        source,
        pool: exchange.address,
        destination_liquidity: exchange.address,
        burnt_nft_index: null,
        burnt_nft_address: null,
        ...NO_RANGE,
      },
      accounts: [source],
    };
  },
};
