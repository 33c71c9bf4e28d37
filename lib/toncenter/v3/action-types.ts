/**
 * Names under which the service takes several action types at once, as filters and as versions of what
 * a reader knows. A member can be the name of another set.
 */
export const ACTION_TYPE_SETS = {
  v1: [
    "staking",
    "jettons",
    "nft",
    "call_contract",
    "contract_deploy",
    "ton_transfer",
    "dex_deposit_liquidity",
    "jetton_swap",
    "change_dns",
    "delete_dns",
    "renew_dns",
    "subscribe",
    "dex_withdraw_liquidity",
    "unsubscribe",
    "election_deposit",
    "election_recover",
    "tick_tock",
  ],
  v2: [
    "v1",
    "multisig",
    "vesting",
    "evaa",
    "jvault",
    "nft_discovery",
    "tonco_deploy_pool",
    "coffee_create_vault",
    "coffee_create_pool_creator",
    "coffee_create_pool",
    "coffee_mev_protect_hold_funds",
    "coffee_mev_protect_failed_swap",
    "coffee_staking_claim_rewards",
    "coffee_staking_deposit",
    "coffee_staking_withdraw",
    "unknown",
  ],
  v3: ["v2", "nft.v3", "layerzero"],
  v4: ["v3", "cocoon"],
  v5: ["v4", "dedust_v2_claim_fees", "dedust_v2_claim_reward"],
  latest: ["v5"],
  staking: ["stake_deposit", "stake_withdrawal", "stake_withdrawal_request"],
  jettons: ["jetton_transfer", "jetton_burn", "jetton_mint"],
  nft: ["nft_transfer", "nft_mint", "auction_bid"],
  "nft.v3": [
    "nft",
    "nft_put_on_sale",
    "nft_put_on_auction",
    "auction_outbid",
    "nft_cancel_sale",
    "nft_purchase",
    "nft_cancel_auction",
    "nft_finish_auction",
    "teleitem_start_auction",
    "teleitem_cancel_auction",
    "nft_update_sale",
    "dns_purchase",
    "dns_release",
  ],
  dns: ["change_dns", "delete_dns", "renew_dns", "dns_purchase", "dns_release"],
  "dns.v2": ["dns"],
  multisig: ["multisig_create_order", "multisig_approve", "multisig_execute"],
  vesting: ["vesting_send_message", "vesting_add_whitelist"],
  evaa: ["evaa_supply", "evaa_withdraw", "evaa_liquidate"],
  jvault: ["jvault_stake", "jvault_unstake", "jvault_claim", "jvault_unstake_request"],
  coffee: [
    "coffee_create_vault",
    "coffee_create_pool_creator",
    "coffee_create_pool",
    "coffee_mev_protect_hold_funds",
    "coffee_staking_claim_rewards",
    "coffee_staking_deposit",
    "coffee_staking_withdraw",
  ],
  tgbtc: [
    "tgbtc_dkg_log_fallback",
    "tgbtc_new_key",
    "tgbtc_new_key_fallback",
    "tgbtc_burn",
    "tgbtc_burn_fallback",
    "tgbtc_mint",
    "tgbtc_mint_fallback",
  ],
  layerzero: [
    "layerzero_send",
    "layerzero_send_tokens",
    "layerzero_receive",
    "layerzero_commit_packet",
    "layerzero_dvn_verify",
  ],
  cocoon: [
    "cocoon_worker_payout",
    "cocoon_proxy_payout",
    "cocoon_proxy_charge",
    "cocoon_client_top_up",
    "cocoon_register_proxy",
    "cocoon_unregister_proxy",
    "cocoon_client_register",
    "cocoon_client_change_secret_hash",
    "cocoon_client_request_refund",
    "cocoon_grant_refund",
    "cocoon_client_increase_stake",
    "cocoon_client_withdraw",
  ],
} as const;

export type ActionTypeSet = keyof typeof ACTION_TYPE_SETS;

const SETS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(ACTION_TYPE_SETS));

/** The types that these names stand for; a name that is no set stands for itself. */
export function expandActionTypes(names: Iterable<string>): ReadonlySet<string> {
  const seen = new Set<string>(names);
  // A set that grows is walked to its new end, so sets within sets are opened too.
  for (const name of seen) for (const member of SETS.get(name) ?? []) seen.add(member);
  return new Set([...seen].filter((name) => !SETS.has(name)));
}
