/** Paths of fields by which an action says whose jetton wallet an account is. */
export interface WalletRule {
  readonly wallet: string;
  readonly owner: string;
  readonly asset: readonly string[];
}

const leg = (path: string, end: string, asset: string): WalletRule => ({
  wallet: `${path}.${end}_jetton_wallet`,
  owner: `${path}.${end}`,
  asset: [`${path}.asset`, asset],
});

const users = ["1", "2"].map((number): WalletRule => ({
  wallet: `user_jetton_wallet_${number}`,
  owner: "source",
  asset: [`asset_${number}`],
}));
const source: WalletRule = { wallet: "source_jetton_wallet", owner: "source", asset: ["asset"] };
const pool: WalletRule = { wallet: "pool_jetton_wallet", owner: "pool", asset: ["asset"] };
const recipient: WalletRule = { wallet: "recipient_jetton_wallet", owner: "recipient", asset: ["asset"] };
const evaa: WalletRule = { wallet: "master_jetton_wallet", owner: "master", asset: ["asset"] };
const minted: WalletRule = { wallet: "destination_wallet", owner: "destination", asset: ["asset"] };
const burned: WalletRule = { wallet: "source_wallet", owner: "source", asset: ["asset"] };
const provided: WalletRule = { ...source, asset: ["provided_asset"] };

/** The jetton wallets that actions name, by type. */
export const ACTION_WALLETS: Readonly<Record<string, readonly WalletRule[]>> = {
  jetton_transfer: [
    { wallet: "sender_jetton_wallet", owner: "sender", asset: ["asset"] },
    { wallet: "receiver_jetton_wallet", owner: "receiver", asset: ["asset"] },
  ],
  jetton_burn: [{ wallet: "owner_jetton_wallet", owner: "owner", asset: ["asset"] }],
  jetton_mint: [{ wallet: "receiver_jetton_wallet", owner: "receiver", asset: ["asset"] }],
  jetton_swap: [
    leg("dex_incoming_transfer", "source", "asset_in"),
    leg("dex_incoming_transfer", "destination", "asset_in"),
    leg("dex_outgoing_transfer", "source", "asset_out"),
    leg("dex_outgoing_transfer", "destination", "asset_out"),
  ],
  dex_deposit_liquidity: users,
  dex_withdraw_liquidity: users,
  dedust_v2_claim_fees: users,
  dedust_v2_claim_reward: [{ wallet: "user_jetton_wallet", owner: "source", asset: ["asset"] }],
  tonco_deploy_pool: ["1", "2"].map((number) => ({
    wallet: `router_jetton_wallet_${number}`,
    owner: "router",
    asset: [`jetton_minter_${number}`],
  })),
  evaa_supply: [{ wallet: "sender_jetton_wallet", owner: "source", asset: ["asset"] }, recipient, evaa],
  evaa_withdraw: [recipient, evaa],
  jvault_stake: [source],
  coffee_create_pool: [provided],
  coffee_create_pool_creator: [provided],
  coffee_staking_deposit: [source, pool],
  coffee_staking_withdraw: [source, pool],
  coffee_staking_claim_rewards: [pool, recipient],
  coffee_mev_protect_hold_funds: [
    source,
    { wallet: "mev_contract_jetton_wallet", owner: "mev_contract", asset: ["asset"] },
  ],
  layerzero_send_tokens: [
    { wallet: "sender_wallet", owner: "sender", asset: ["asset"] },
    { wallet: "oapp_wallet", owner: "oapp", asset: ["asset"] },
  ],
  tgbtc_mint: [minted],
  tgbtc_mint_fallback: [minted],
  tgbtc_burn: [burned],
  tgbtc_burn_fallback: [burned],
};
