/** A kind of contract that the service knows, by the hashes of its code or by its get methods. */
export interface ContractInterface {
  readonly name: string;
  readonly methods: readonly string[];
  /** Code hashes in base64. */
  readonly codes: readonly string[];
}

/** Name, get methods, code hashes. */
const ROWS: readonly (readonly [name: string, methods: string, codes?: string])[] = [
  ["airdrop_interlocker_v1", "get_contract_data", "rNK47E23QUOW+lNphlPswEpBbuNknY9bILQfF2rYM/A="],
  [
    "airdrop_interlocker_v2",
    "get_distribution_info get_unlocks_info get_available_claim_amount",
    "D/RKlvwkgRESNtjZkg/W4pthCCFePsW6dh6tlgKtraQ=",
  ],
  ["bidask_internal_liquidity_vault", "get_liquidity_data"],
  ["bidask_lp_multitoken", "get_bins_number get_nft_data"],
  ["bidask_pool", "get_pool_info get_current_bin get_sqrt_p get_active_range"],
  ["bidask_range", "get_pool_addr get_lp_multitoken_wallet"],
  ["coffee_cross_dex", "", "/qnGoe9eqyxcqU1r7x4zmUxXhqvrUmR2DhUNozv7Nnc="],
  [
    "coffee_factory",
    "get_vault_address get_pool_address get_pool_address_no_settings get_pool_creator_address get_pool_creator_address_no_settings get_liquidity_depository_address get_liquidity_depository_address_no_settings get_admin_address get_code",
  ],
  ["coffee_mev_protector", "", "WPvC26JoTTi4C/zj3Fqf/OAK+bRkx7TcIc9X46rhHxw="],
  [
    "coffee_pool",
    "get_jetton_data get_wallet_address get_pool_data estimate_swap_amount estimate_liquidity_withdraw_amount estimate_liquidity_deposit_amount",
  ],
  ["coffee_staking_item", "get_stored_data get_nft_data"],
  ["coffee_staking_master", "get_stored_data get_collection_data get_nft_address_by_index get_nft_content"],
  ["coffee_staking_vault", "get_stored_data get_master_address"],
  ["coffee_vault", "get_asset is_active"],
  ["cron", "get_cron_info"],
  ["daolama_vault", "get_pool_data"],
  ["dedust_factory", "get_vault_address get_pool_address get_liquidity_deposit_address"],
  ["dedust_liquidity_deposit ", "get_balances get_target_balances"],
  ["dedust_pool", "get_reserves get_assets get_jetton_data is_stable get_trade_fee estimate_swap_out"],
  ["dedust_vault", "get_asset"],
  ["dns", "dnsresolve"],
  ["editable", "get_editor"],
  ["gram_miner", "get_pow_params", "zK5v+2A8fT53mrWewmf/wi3B6+CvmDmQIomnqD5MAPE="],
  ["jetton_master", "get_jetton_data get_wallet_address"],
  ["jetton_wallet", "get_wallet_data"],
  ["jetton_wallet_coffee_lp", "", "18OPqZSoKCZXIJ+T68Xf6Qil8G0uQfDAhekXvE9UorM="],
  ["jetton_wallet_governed", "", "iUaPAseOVwgC45l5yFFvw43wfqdqSDV+BTbyuns+43s="],
  ["jetton_wallet_v1", "", "vrBoPr64kn/p/I7AoYvH3ReJlomCWhIeq0bFo6hg0M4="],
  ["jetton_wallet_v2", "", "jSjqQht36AX+pSrPM1KWSZ8Drsjp/SHdtfJWSqZcSN4="],
  ["locker", "get_locker_data get_bill_address"],
  ["locker_bill", "get_locker_bill_data"],
  ["lockup_universal", "get_balances"],
  ["lockup_vesting", "get_lockup_data"],
  ["megatonfi_exchange", "get_lp_swap_data get_lp_mining_data"],
  ["megatonfi_router", "get_mining_data get_lp_data"],
  ["moon_booster", "get_status get_pool", "zoTDgsi2rA0FISu6o00F5U4eMOLMkony2cnWRyahEqg="],
  [
    "moon_order",
    "get_status get_order_amount get_fill_out get_vesting_data",
    "iMONKVhrXXSLrbx7Tb/iOcJcuFypxFhqROBVB6bt9qY= 7gcUCzzP4mHtKFgPYKFr2kxLnG19p64F9bfH4rHf4iY=",
  ],
  ["moon_order_factory", "get_id get_pipe", "0Ec31vZ4EDqeRIwiEJkZ0PnL4F7xsag8XnuIZoOlRwQ="],
  [
    "moon_pool",
    "get_jetton_data get_reserves get_assets get_wallet_address",
    "KAgWUlMoah5P5j76ubo1SBE3qsCxoPntzLj2RC3eRsQ=",
  ],
  ["multisig_order_v2", "get_order_data", "oB4Ff71CiEArmJjXjWe9TpAlTJPFhmh5vC0dEoZUNrw="],
  ["multisig_v2", "get_multisig_data get_order_address", "09FNqaYn8Ow1MzQYKXYq+SuVQLIb8DZl+sCcK0bqu6w="],
  [
    "nft_auction_getgems_v3",
    "",
    "G9nFo5v/t6DzQViLXdkrgTqEK/Ze8UEJOCIAzq+Pct8= ZmiHL6eXBUQ//UdSPo6eqfdquZ+aC1nSfej4GhwnudQ=",
  ],
  ["nft_auction_getgems_v4", "get_auction_data_v4", "zlp4U06qps7tja/UhtB262CpsNbb+1Nnb2YmScBomVY="],
  ["nft_auction_v1", "get_sale_data"],
  ["nft_collection", "get_nft_content get_collection_data get_nft_address_by_index"],
  ["nft_item", "get_nft_data"],
  ["nft_item_simple", "", "TJEjgoaC+m9DeXq0FzK8qJDK4Bdm4GdBACUFFuC/jUI="],
  ["nft_offer_getgems_v1", "", "bl1mf6bvqBh8bQKe/UAVYBIy/S42wpHbw0be2rbcgCQ="],
  ["nft_sale", "get_sale_data"],
  ["nft_sale_getgems_v2", "", "gnj0xSM95vvtyWmvUZNEp6m//FRIVtuphqlcC8+Fcck="],
  [
    "nft_sale_getgems_v3",
    "",
    "JCIfpXHlQuBVx3vt/b9SfHr0YM/cfzRMRQeHtM+h600= 3rU7bFdlwebNI4v0e8XoO6WWvcwEsLhM1Qqx5HSgjzE= MgUN+sRPZIZrzIbyzZ4TBf6dyts5WcACI3z7CQLUQyM=",
  ],
  ["nft_sale_getgems_v4", "get_fix_price_data_v4", "a5WmQYucnSNZBF0edVm41UmuDlBvJMqrWPowyPsf64Y="],
  [
    "omniston_referral",
    "",
    "7cxi8XUil/vaJAjAnKQgs6+VKBAuM7ngoOvjhVPBj+w= bNo1HDwO42iHOl6hD1O5pHpVqs3I3rP9EDwvloyVJSc=",
  ],
  ["payment_channel", "get_channel_data"],
  [
    "pyth_price_oracle",
    "get_update_fee get_single_update_fee get_governance_data_source_index get_governance_data_source get_last_executed_governance_sequence get_is_valid_data_source get_price_unsafe get_price_no_older_than get_ema_price_unsafe get_ema_price_no_older_than get_chain_id get_current_guardian_set_index get_guardian_set get_governance_chain_id get_governance_contract governance_action_is_consumed",
  ],
  ["sbt", "get_authority_address"],
  ["stonfi_lp_account_v2", "get_lp_account_data"],
  [
    "stonfi_pool",
    "get_pool_data get_expected_outputs get_expected_tokens get_expected_liquidity get_lp_account_address",
  ],
  ["stonfi_pool_v2", "get_pool_data get_pool_type get_lp_account_address get_jetton_data get_wallet_address"],
  ["stonfi_router", "get_router_data get_pool_address"],
  ["stonfi_router_v2", "get_vault_address get_pool_address get_router_data get_router_version"],
  ["stonfi_vault_v2", "get_vault_data"],
  ["storage_contract", "get_storage_contract_data get_torrent_hash is_active get_next_proof_info"],
  [
    "storage_provider",
    "get_wallet_params get_storage_params seqno get_public_key get_storage_contract_address",
  ],
  ["storm_executor", "get_nft_data get_executor_balances"],
  ["storm_executor_collection", "get_amm_name"],
  ["storm_position_manager", "get_position_manager_contract_data"],
  ["storm_referral", "get_nft_data get_referral_data"],
  ["storm_referral_collection", "get_referral_vaults_whitelist"],
  [
    "storm_vamm",
    "get_amm_name get_amm_status get_amm_contract_data get_exchange_settings get_spot_price get_terminal_amm_price get_vamm_type",
  ],
  [
    "storm_vault",
    "get_executor_collection_address get_referral_collection_address get_vault_contract_data get_lp_minter_address get_vault_whitelisted_addresses get_vault_data get_vault_type",
  ],
  ["subscription_v1", "get_subscription_data"],
  [
    "subscription_v2",
    "get_subscription_info get_payment_info get_cron_info",
    "XUG7cGLs/yqv7/IFppEtfFyyIwjbHRLCCH3IzAORwy4=",
  ],
  ["teleitem", "get_telemint_auction_state get_telemint_auction_config get_telemint_token_name"],
  [
    "tonco_pool",
    "get_collection_data getIsActive getPoolStateAndConfiguration getChildContracts getAllTickInfos",
    "vJR9FjRsL9yEW3pEY4L1nIassHXiox2/qVbNDJ5UZ44=",
  ],
  [
    "tonco_router",
    "getRouterState getPoolAddress getChildContracts",
    "m5iR6qfbe+zGzN2hvZqNJdw98oF9V+SyfsAD2vgaRDk=",
  ],
  [
    "tonkeeper_2fa",
    "get_wallet_addr get_root_pubkey get_seed_pubkey get_delegation_state get_estimated_attached_value",
    "xe8Z3yKu6LcHvXoYEXTkAKQiUiPFrkDYMg9d3XB9NKE=",
  ],
  ["tonstake_pool", "get_pool_full_data"],
  ["tv_pool", "get_pool_data get_nominator_data list_nominators list_votes"],
  ["validator_controller", "get_validator_controller_data"],
  ["wallet_highload_v1r1", "", "2M27t58sXKpnesRQdwvgNRviHhJQSG3oXMUqoz3RZIQ="],
  ["wallet_highload_v1r2", "", "Dc7tISadZgE+lbGfu1xVpvAa2tQIN7qo5SHN46AqpGw="],
  ["wallet_highload_v2", "get_public_key", "lJTRzI7fEvBWcaGpugmSEJbrUIEeGSTsZcPGKfu4CBI="],
  ["wallet_highload_v2r1", "", "jOtFs81LXMYOquHBO5wJI5Jnf+U2sumy2AG2Lv+TH+E="],
  ["wallet_highload_v2r2", "", "ID3U81ittJmTEpqpJcrDmRa2ig5PeNJujywraer6Vnk="],
  [
    "wallet_highload_v3r1",
    "get_public_key get_subwallet_id get_timeout",
    "EayteVWEQJDyg78ji8FEmHH3g+fMCXlAjT9IWUg+hSU=",
  ],
  ["wallet_preprocessed_v2", "", "Reu86bXSNYhstr/hw62TtwjeBYJEiSNlye4N/kOct7U="],
  ["wallet_v1r1", "", "oM/CxIruFqJx8s/AtzgtgXVs7LEBfQd/qqs7tgL2how="],
  ["wallet_v1r2", "seqno", "1JAvzJ+tdGmPqONTIgpo2g3PcuMryy657gQhfBfTBiw="],
  ["wallet_v1r3", "seqno get_public_key", "WHzHie/xyE9G7DeX5F/ICaFP9a4k8eDHpqmcydyQYf8="],
  ["wallet_v2r1", "seqno", "XJpeaMEI4YchoHxC+ZVr+zmtd+xtYktgxXbsiO7mUyk="],
  ["wallet_v2r2", "seqno get_public_key", "/pUw0yQ4Uwg+8u8LTCkIwKv2+hwx6iQ6rKpb+MfXU/E="],
  ["wallet_v3r1", "seqno", "thBBpYp5gLlG6PueGY48kE0keZ/6NldOpCUcQaVm9YE="],
  ["wallet_v3r2", "get_public_key seqno", "hNr6RJ+Ypph3ibojI1gHK8D3bcRSQAKl0JGLmnXS1Zk="],
  [
    "wallet_v4r1",
    "get_plugin_list is_plugin_installed get_public_key seqno get_subwallet_id",
    "ZN1UgFUixb6KnbWc6gEFzPDQh4bKeb64y3nogKjXMi0=",
  ],
  [
    "wallet_v4r2",
    "get_plugin_list is_plugin_installed get_public_key seqno get_subwallet_id",
    "/rX/aCDi/w2Ug+fg1iyBfYRniftK5YDIeIZtlZ2r1cA=",
  ],
  [
    "wallet_v5_beta",
    "seqno",
    "89fKU0k97trCizgZhqhJQDy6w9LFhHea8IEGWvCsS5M= 5M87L0xtamHqDytUR9JmeFsmrzY32y3u5rzRqoJvNBI=",
  ],
  [
    "wallet_v5r1",
    "seqno get_public_key get_subwallet_id get_extensions is_signature_allowed",
    "IINLe3KxEhR+Gy+0V7hOdNGjDwT3N9T2KmaOlVLSty8=",
  ],
  ["wallet_vesting", "seqno get_public_key get_vesting_data", "tItTGr7DtxRjgpH3137W3J9qJynvyiBHcTc3TUrotZA="],
  ["whales_pool", "get_staking_status get_pool_status get_member get_members_raw get_params"],
  ["x1000_affiliate_account", "get_affiliate_account_data", "RFb60SpDTEiYsFrGW6td6A2zPydcYCB0bejhEaXNpOY="],
  [
    "x1000_affiliate_program",
    "get_affiliate_account_address",
    "yLuWL5k+Jp+RQ1u+dsG7rdb6Tq0+msgcoJdeGCDL7ws=",
  ],
  ["x1000_wallet_v1", "", "Q9RHFtMmqDLO1WprYKAstnYw4E9Xhf6J+HhKEQzzYVE="],
];

const words = (text: string) => (text === "" ? [] : text.split(" "));

/** The service's interfaces; one of its names ends with a space. */
export const INTERFACES: readonly ContractInterface[] = ROWS.map(([name, methods, codes = ""]) => ({
  name,
  methods: words(methods),
  codes: words(codes),
}));

/** Interfaces and exchanges that exist only on localnet. A client may switch these names off. */
export const OWN_NAMES: ReadonlySet<string> = new Set(["town_exchange"]);
