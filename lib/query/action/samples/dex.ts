import { addressOf } from "../../../toncenter/v3/samples/seed";
import { at } from "./at";

export const dexSamples = {
  jetton_swap: {
    ...at("sender", "asset_in", "asset_out"),
    dex: "stonfi_v2",
    dex_incoming_transfer: { ...at("asset", "source", "destination", "source_jetton_wallet", "destination_jetton_wallet"), amount: "5000001" },
    dex_outgoing_transfer: {
      ...at("source", "destination", "source_jetton_wallet", "destination_jetton_wallet"),
      asset: null,
      amount: "7000000001",
    },
    min_out_amount: "6000000001",
    peer_swaps: [
      { asset_in: addressOf("asset"), amount_in: "5000001", asset_out: addressOf("between"), amount_out: "61" },
      { asset_in: addressOf("between"), amount_in: "61", asset_out: null, amount_out: "7000000001" },
    ],
  },
  dex_deposit_liquidity: {
    ...at("asset_1", "asset_2", "user_jetton_wallet_1", "user_jetton_wallet_2", "source", "pool", "destination_liquidity", "target_asset_1", "target_asset_2", "nft_address"),
    dex: "stonfi_v2",
    amount_1: "1006000006",
    amount_2: "1007000007",
    lp_tokens_minted: "1008000008",
    target_amount_1: "1009000009",
    target_amount_2: "1010000010",
    vault_excesses: [
      { asset: addressOf("asset_1"), amount: "31" },
      { asset: null, amount: "32" },
    ],
    tick_lower: "7011",
    tick_upper: "7012",
    nft_index: "7013",
  },
  dex_withdraw_liquidity: {
    ...at("asset_1", "asset_2", "user_jetton_wallet_1", "user_jetton_wallet_2", "source", "pool", "destination_liquidity", "burnt_nft_address"),
    dex: "stonfi_v2",
    amount_1: "1017000017",
    amount_2: "1018000018",
    lp_tokens_burnt: "1019000019",
    is_refund: true,
    burnt_nft_index: "7020",
    tick_lower: "7021",
    tick_upper: "7022",
  },
  dedust_v2_claim_fees: {
    ...at("source", "pool", "position", "asset_1", "asset_2", "user_jetton_wallet_1", "user_jetton_wallet_2", "dex_jetton_wallet_1", "dex_jetton_wallet_2"),
    dex: "stonfi_v2",
    amount_1: "1014000014",
    amount_2: "1015000015",
  },
  dedust_v2_claim_reward: {
    ...at("source", "pool", "position", "asset", "user_jetton_wallet", "dex_jetton_wallet"),
    dex: "stonfi_v2",
    amount: "1016000016",
  },
  tonco_deploy_pool: {
    ...at("source", "pool", "router", "router_jetton_wallet_1", "router_jetton_wallet_2", "jetton_minter_1", "jetton_minter_2"),
    tick_spacing: "7103",
    initial_price_x96: "1104000104",
    protocol_fee: "1105000105",
    lp_fee_base: "1106000106",
    lp_fee_current: "1107000107",
    pool_active: true,
  },
};
