import type { KnownActionType } from "../../../lib/toncenter/v3/action-details";

/** The expected description of each sample; further lines follow the sentence. */
export const SENTENCES: Readonly<Record<KnownActionType, string>> = {
  call_contract:
    "<source> called <destination> with 1.001000001 GRAM and 12300001 units of extra currency 100 · operation Jetton transfer 0x0f8a7ea5",
  contract_deploy:
    "<source> deployed <destination> with 1.002000002 GRAM · operation Jetton transfer 0x0f8a7ea5",
  ton_transfer:
    "<source> sent 1.003000003 GRAM and 45600001 units of extra currency 100 to <destination> · “thank you”",
  extra_currency_transfer:
    "<source> sent 0.250000001 GRAM and 45600002 units of extra currency 100 to <destination> · “thank you”",
  tick_tock: "<account> ran a tick-tock transaction",
  jetton_transfer: "<sender> sent 1026.000026 asset to <receiver> · “thank you”",
  jetton_burn: "<owner> burned 1025.000025 asset",
  jetton_mint: "1029.000029 asset was minted for <receiver> · with 1.03000003 GRAM",
  jetton_swap:
    "<sender> swapped 5.000001 asset for 7000.000001 asset_out · on STON.fi v2 · to <destination> · through <destination> · via 5.000001 asset for 0.000061 between and 0.000061 between for 7.000000001 GRAM · minimum 6000.000001 asset_out",
  dex_deposit_liquidity:
    "<source> added 1006.000006 asset_1 and 1007.000007 asset_2 to pool <pool> · on STON.fi v2 · got 1008.000008 pool · position 'nft_address' · target 1009.000009 target_asset_1 and 1010.00001 target_asset_2 · excess returned: 0.000031 asset_1 and 0.000000032 GRAM",
  dex_withdraw_liquidity:
    "<source> withdrew 1017.000017 asset_1 and 1018.000018 asset_2 from pool <pool> · on STON.fi v2 · for 1019.000019 pool · for the position 'burnt_nft_address'",
  dedust_v2_claim_fees:
    "<source> claimed fees of 1014.000014 asset_1 and 1015.000015 asset_2 from pool <pool> · on STON.fi v2 · position <position>",
  dedust_v2_claim_reward:
    "<source> claimed a reward of 1016.000016 asset from pool <pool> · on STON.fi v2 · position <position>",
  tonco_deploy_pool:
    "<source> created pool <pool> for jetton_minter_1 and jetton_minter_2 · through <router>",
  nft_transfer:
    "<old_owner> sent 'nft_item' to <new_owner> · price 1.033000033 GRAM · on getgems · collection 'nft_collection' · sold by <real_old_owner> · marketplace <marketplace_address> · paid out 1.036000036 GRAM to <payout_address> · royalty 1.037000037 GRAM to <royalty_address> · “thank you” · payout comment: “your share”",
  nft_purchase:
    "<new_owner> bought 'nft_item' from <real_old_owner> for 1.039000039 GRAM · sale contract <old_owner> · on getgems · collection 'nft_collection' · marketplace <marketplace_address> · paid out 1.042000042 GRAM to <payout_address> · royalty 1.043000043 GRAM to <royalty_address> · “thank you” · payout comment: “your share”",
  nft_mint: "'nft_item' was minted for <owner> · collection 'nft_collection'",
  nft_discovery: "<source> requested the data of 'nft_item' · collection 'nft_collection'",
  nft_put_on_sale:
    "<owner> put 'nft_item' on sale for 1.049000049 GRAM · sale <sale_address> · on getgems · collection 'nft_collection' · marketplace <marketplace_address> · its fee 1.05000005 GRAM to <marketplace_fee_address> · royalty 1.051000051 GRAM to <royalty_address> · listed through <listing_address>",
  nft_update_sale:
    "<source> changed the sale of 'nft_address', which now costs 1.125000125 GRAM · sale <sale_contract> · on getgems · marketplace <marketplace_address> · its fee 1.126000126 GRAM · royalty 1.127000127 GRAM",
  nft_cancel_sale:
    "<owner> took 'nft_item' off sale · sale <sale_address> · on getgems · collection 'nft_collection' · marketplace <marketplace_address>",
  nft_put_on_auction:
    "<owner> put 'nft_item' up for auction, from 1.057000057 GRAM up to 1.056000056 GRAM · auction <auction_address> · on getgems · collection 'nft_collection' · marketplace <marketplace_address> · its fee to <marketplace_fee_address> · royalty to <royalty_address> · listed through <listing_address>",
  nft_cancel_auction:
    "<owner> cancelled the auction of 'nft_item' · auction <auction_address> · on getgems · collection 'nft_collection' · marketplace <marketplace_address>",
  nft_finish_auction:
    "The auction of 'nft_item' ended · item to <owner> · auction <auction_address> · on getgems · collection 'nft_collection' · marketplace <marketplace_address>",
  auction_bid:
    "<bidder> bid 1.004000004 GRAM for 'nft_item' · auction <auction> · collection 'nft_collection'",
  auction_outbid:
    "<new_bidder> outbid <bidder> for 'nft_item', and 1.121000121 GRAM went back to <bidder> · auction <auction_address> · on getgems · collection 'nft_collection' · “thank you”",
  teleitem_start_auction:
    "<owner> put 'nft_item' up for auction, from 1.063000063 GRAM up to 1.062000062 GRAM · auction <auction_address> · on getgems · collection 'nft_collection' · marketplace <marketplace_address> · its fee to <marketplace_fee_address> · royalty to <royalty_address> · listed through <listing_address>",
  teleitem_cancel_auction:
    "<owner> cancelled the auction of 'nft_item' · auction <auction_address> · on getgems · collection 'nft_collection' · marketplace <marketplace_address>",
  change_dns:
    "<source> set the record c0de0005c0de0005c0de0005c0de0005c0de0005c0de0005c0de0005c0de0005 of 'asset' · to the account <dns_smc_address> · to the site adadadadadadadadadadadadadadadadadadadadadadadadadadadadadadadad · to the text a text · to the resolver <dns_next_resolver_address> · to the storage 5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a · collection 'nft_collection'",
  delete_dns:
    "<source> removed the record c0de0016c0de0016c0de0016c0de0016c0de0016c0de0016c0de0016c0de0016 of 'asset' · collection 'nft_collection'",
  renew_dns: "<source> renewed 'asset' · collection 'nft_collection'",
  dns_purchase:
    "<new_owner> bought 'nft_item' for 1.045000045 GRAM · paid out 1.047000047 GRAM · collection 'nft_collection'",
  dns_release: "<source> released the expired 'nft_item' with 1.124000124 GRAM · collection 'nft_collection'",
  stake_deposit:
    "<stake_holder> staked 1064.000064 source_asset in <pool> · with Nominators · got 1065.000065 asset",
  stake_withdrawal:
    "<stake_holder> received 1.066000066 GRAM back from <pool> · with Nominators · for 1067.000067 asset · for 'payout_nft'",
  stake_withdrawal_request:
    "<stake_holder> requested a withdrawal of 1068.000068 asset from <pool> · with Nominators · received 'payout_nft' · received 1069000069 units of an unknown token",
  election_deposit: "<stake_holder> staked 1.023000023 GRAM in an election of validators",
  election_recover: "<stake_holder> received 1.024000024 GRAM back from the elector",
  subscribe: "<subscriber> subscribed to <beneficiary> for 1.07000007 GRAM · contract <subscription>",
  unsubscribe:
    "<subscriber> unsubscribed from <beneficiary> · got 1.071000071 GRAM back · contract <subscription>",
  multisig_create_order:
    "<source> created order #7073 at multisig <destination> · order <destination_order> · valid until 2023-11-14",
  multisig_approve: "<source> approved order <destination> · as signer 176",
  multisig_execute:
    "<source> executed order #7079 at multisig <destination> · approvals 181 · valid until 2023-11-14",
  vesting_send_message: "<source> sent 1.083000083 GRAM from vesting <vesting> to <destination>",
  vesting_add_whitelist: "<source> allowed vesting <vesting> to send to <first> and <second>",
  evaa_supply:
    "<source> supplied 1.085000085 GRAM to EVAA · for <recipient> · pool <master> · kept by <recipient_contract>",
  evaa_withdraw:
    "<source> withdrew 1086.000086 asset from EVAA · for <recipient> · pool <master> · kept by <owner_contract> · because of price too low",
  evaa_liquidate:
    "<source> liquidated <borrower>: paid 1087.000087 asset, got 1088.000088 collateral · account <borrower_contract> · because of price too low",
  jvault_claim:
    "<source> claimed 71.000001 asset and 0.000072 other jetton from <pool> · stake wallet <stake_wallet>",
  jvault_stake:
    "<source> staked 1091.000091 asset in <pool> · got 1090000090 units of stake jettons · for 189 seconds · stake wallet <stake_wallet>",
  jvault_unstake: "<source> withdrew 1092.000092 asset from <pool> · stake wallet <stake_wallet>",
  jvault_unstake_request: "<source> requested 1094.000094 asset from <pool> · stake wallet <stake_wallet>",
  coffee_create_pool:
    "<source> created pool <pool> with 1109.000109 asset_1 and 1110.00011 asset_2 · gave 1108.000108 provided_asset · got 1111.000111 pool · made by <initiator_1> and <initiator_2> · through <pool_creator_contract>",
  coffee_create_pool_creator:
    "<source> deposited 1112.000112 provided_asset to create a pool for asset_1 and asset_2 · for <deposit_recipient> · through <pool_creator_contract>",
  coffee_staking_deposit: "<source> staked 1113.000113 asset in <pool> · got 'minted_item_address'",
  coffee_staking_withdraw:
    "<source> withdrew 1115.000115 asset from <pool> · for 'nft_address' · of 1117000117 units of points",
  coffee_staking_claim_rewards: "<recipient> claimed 1118.000118 asset from <pool>",
  coffee_mev_protect_hold_funds: "<source> deposited 1119.000119 asset to <mev_contract> for a swap",
  coffee_create_vault: "<source> created vault <vault> for asset with 1.12000012 GRAM",
  layerzero_send:
    "<initiator> sent a message to 0x1717171717171717171717171717171717171717171717171717171717171717 on chain 30343 · fee 0.031000001 GRAM · fee 17 units of ZRO",
  layerzero_send_tokens:
    "<sender> sent 1128.000128 asset to 0x1717171717171717171717171717171717171717171717171717171717171717 on chain 30343 · through <oapp> · fee 0.031000001 GRAM · fee 17 units of ZRO",
  layerzero_receive:
    "<oapp> received a message from 0x8181818181818181818181818181818181818181 on chain 30101 · delivered by <sender> · channel <channel>",
  layerzero_commit_packet:
    "<sender> confirmed a message from 0x8181818181818181818181818181818181818181 on chain 30101 · at <endpoint> · channel <channel>",
  layerzero_dvn_verify: "<dvn> verified a message for <initiator> · result succeeded",
  cocoon_worker_payout: "<source> paid 1.134000134 GRAM to worker <destination> · 1131000131 new AI tokens",
  cocoon_proxy_payout: "<source> had <destination> paid out",
  cocoon_proxy_charge:
    "<source> charged <destination> · 1137000137 AI tokens in total · expected expected address",
  cocoon_client_top_up: "<source> topped up <destination> with 1.139000139 GRAM",
  cocoon_register_proxy: "A proxy was registered at <destination>",
  cocoon_unregister_proxy: "A proxy was unregistered at <destination>",
  cocoon_client_register: "<source> registered as a client at <destination>",
  cocoon_client_change_secret_hash: "<source> changed the secret of <destination>",
  cocoon_client_request_refund: "<source> requested a refund from <destination>",
  cocoon_grant_refund:
    "<source> granted a refund of 1.149000149 GRAM to <destination> · 1148000148 AI tokens in total · expected expected address",
  cocoon_client_increase_stake:
    "<source> raised the stake at <destination> to 1.151000151 GRAM · with 1.152000152 GRAM",
  cocoon_client_withdraw: "<source> requested 1.154000154 GRAM from <destination> · with 1.155000155 GRAM",
  tgbtc_mint:
    "1097.000097 asset was minted for <destination> by <source> · for the Bitcoin transaction c0de0061c0de0061c0de0061c0de0061c0de0061c0de0061c0de0061c0de0061",
  tgbtc_mint_fallback:
    "1098.000098 asset was minted for <destination> by <source> · for the Bitcoin transaction c0de0062c0de0062c0de0062c0de0062c0de0062c0de0062c0de0062c0de0062",
  tgbtc_burn: "<source> burned 1099.000099 asset at <destination>",
  tgbtc_burn_fallback: "<source> burned 1100.0001 asset at <destination>",
  tgbtc_new_key: "<source> gave <coordinator> a new key for 1101.000101 asset · pegout <pegout>",
  tgbtc_new_key_fallback: "<source> gave <coordinator> a new key for 1102.000102 asset · pegout <pegout>",
  tgbtc_dkg_log_fallback: "<coordinator> logged how a key was made · at 2023-11-14",
};
