import type { ActionKind } from "../../actions/kind";
import { followed, received } from "../../actions/trace-node";
import { OP, readAmount, readBurn, readProvision, readTransfer } from "../messages";
import { exchangeAt, walletAt } from "../rows";
import { DEX, NO_RANGE } from "./dex";
import { partsOf, went } from "./parts";
import { opcodeOf } from "./payload";

/** Coins and jettons are given to an exchange, which issues shares of itself for them. */
export const deposit: ActionKind = {
  type: "dex_deposit_liquidity",
  find(node, tables) {
    if (!received(node, OP.transfer)) return null;
    const wallet = walletAt(tables, node.transaction.account);
    const { amount, destination, payload } = readTransfer(node);
    const exchange = exchangeAt(tables, destination);
    if (wallet === null || exchange === null || wallet.master !== exchange.jetton) return null;
    if (payload === null || opcodeOf(payload) !== OP.provide) return null;
    const arrival = followed(node, OP.arrive);
    const asked = arrival === null ? null : followed(arrival, OP.notify);
    const issued = asked === null ? null : followed(asked, OP.arrive);
    const refund = asked === null ? null : followed(asked, OP.transfer);
    const source = node.message?.source ?? wallet.owner;
    return {
      nodes: partsOf(node, { through: [OP.arrive, OP.notify, OP.transfer], until: [OP.excesses] }),
      success: went(node, arrival, asked, issued) && refund === null,
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

/** Shares are burnt, and the exchange gives what they are a part of. */
export const withdrawal: ActionKind = {
  type: "dex_withdraw_liquidity",
  find(node, tables) {
    if (!received(node, OP.burn)) return null;
    const shares = walletAt(tables, node.transaction.account);
    const exchange = shares === null ? null : exchangeAt(tables, shares.master);
    if (shares === null || exchange === null) return null;
    const asked = followed(node, OP.burnt);
    const paid = asked === null ? null : followed(asked, OP.paid);
    const sent = asked === null ? null : followed(asked, OP.transfer);
    const arrival = sent === null ? null : followed(sent, OP.arrive);
    const source = node.message?.source ?? shares.owner;
    return {
      nodes: partsOf(node, {
        through: [OP.burnt, OP.transfer, OP.arrive],
        until: [OP.paid, OP.excesses],
      }),
      success: went(node, asked, sent, arrival),
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
