import type { coffeeDetails } from "../../../toncenter/v3/action-details/coffee-details";
import { tokens, tokensOrCoins, units } from "../field-formats";
import type { ActionTemplates } from "../action-template";

export const coffeeTemplates: ActionTemplates<typeof coffeeDetails> = {
  coffee_create_pool: {
    label: "Pool created",
    kind: "liquidity",
    sentence: [
      "{source} created pool {pool} with {amount_1} and {amount_2}",
      "{source} created pool {pool}[ for {asset_1}][ and {asset_2}]",
    ],
    attempt: [
      "{source} tried to create pool {pool} with {amount_1} and {amount_2}",
      "{source} tried to create pool {pool}[ for {asset_1}][ and {asset_2}]",
    ],
    out: {
      source: [
        "Created pool {pool} with {amount_1} and {amount_2}",
        "Created pool {pool}[ for {asset_1}][ and {asset_2}]",
      ],
    },
    more: [
      "gave {amount}",
      "got {lp_tokens_minted}",
      "made by {initiator_1} and {initiator_2}",
      "made by {initiator_1}",
      "made by {initiator_2}",
      "through {pool_creator_contract}",
    ],
    formats: {
      amount: tokensOrCoins("provided_asset"),
      amount_1: tokensOrCoins("asset_1"),
      amount_2: tokensOrCoins("asset_2"),
    },
  },
  coffee_create_pool_creator: {
    label: "Pool deposit",
    kind: "liquidity",
    sentence: "{source} deposited {amount} to create a pool[ for {asset_1}][ and {asset_2}]",
    attempt: "{source} tried to deposit {amount} to create a pool[ for {asset_1}][ and {asset_2}]",
    out: { source: "Deposited {amount} to create a pool[ for {asset_1}][ and {asset_2}]" },
    more: ["for {deposit_recipient}", "through {pool_creator_contract}"],
    formats: { amount: tokensOrCoins("provided_asset") },
  },
  coffee_create_vault: {
    label: "Vault created",
    kind: "liquidity",
    sentence: [
      "{source} created vault {vault} for {asset}[ with {value}]",
      "{source} created vault {vault}[ with {value}]",
    ],
    attempt: [
      "{source} tried to create vault {vault} for {asset}[ with {value}]",
      "{source} tried to create vault {vault}[ with {value}]",
    ],
    out: {
      source: ["Created vault {vault} for {asset}[ with {value}]", "Created vault {vault}[ with {value}]"],
    },
  },
  coffee_mev_protect_hold_funds: {
    label: "Funds held for a swap",
    kind: "swap",
    sentence: "{source} deposited {amount} to {mev_contract} for a swap",
    attempt: "{source} tried to deposit {amount} to {mev_contract} for a swap",
    out: { source: "Deposited {amount} to {mev_contract} for a swap" },
    in: { mev_contract: "Holds {amount} of {source} for a swap" },
    formats: { amount: tokensOrCoins("asset") },
  },
  coffee_staking_deposit: {
    label: "Stake",
    kind: "staking",
    sentence: "{source} staked {amount} in {pool}",
    attempt: "{source} tried to stake {amount} in {pool}",
    out: { source: "Staked {amount} in {pool}" },
    in: { pool: "Received a stake of {amount} from {source}" },
    more: ["got {minted_item_address}"],
    formats: { amount: tokens("asset") },
    sum: "amount",
  },
  coffee_staking_withdraw: {
    label: "Stake withdrawn",
    kind: "staking",
    sentence: "{source} withdrew {amount} from {pool}",
    attempt: "{source} tried to withdraw {amount} from {pool}",
    in: { source: "Withdrew {amount} from {pool}" },
    out: { pool: "Returned {amount} to {source}" },
    more: ["for {nft_address}", "of {points}"],
    formats: { amount: tokens("asset"), points: units("points") },
    sum: "amount",
  },
  coffee_staking_claim_rewards: {
    label: "Staking reward",
    kind: "staking",
    sentence: "{recipient} claimed {amount} from {pool}",
    attempt: "{recipient} tried to claim {amount} from {pool}",
    in: { recipient: "Claimed {amount} from {pool}" },
    out: { pool: "Paid {amount} to {recipient}" },
    formats: { amount: tokens("asset") },
    sum: "amount",
  },
};
