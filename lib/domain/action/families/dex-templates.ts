import type { dexDetails } from "../../../toncenter/v3/action-details/dex-details";
import { tokensOrCoins } from "../field-formats";
import type { ActionTemplates } from "../action-template";

const two = { amount_1: tokensOrCoins("asset_1"), amount_2: tokensOrCoins("asset_2") };

/** Either amount can be absent, or both. */
const both = (before: string, after: string) => [
  `${before} {amount_1} and {amount_2}${after}`,
  `${before} {amount_1}${after}`,
  `${before} {amount_2}${after}`,
  `${before} something${after}`,
];

const SWAPPED = [
  "{dex_incoming_transfer.amount} for {dex_outgoing_transfer.amount}",
  "{dex_incoming_transfer.amount} for {asset_out}",
  "{asset_in} for {asset_out}",
  "unknown assets",
];

/** A failed swap paid back what came in. */
const NOT_SWAPPED = [
  "{dex_incoming_transfer.amount} for {asset_out}",
  "{dex_incoming_transfer.amount}",
  "{asset_in} for {asset_out}",
  "unknown assets",
];

export const dexTemplates: ActionTemplates<typeof dexDetails> = {
  jetton_swap: {
    label: "Swap",
    kind: "swap",
    sentence: SWAPPED.map((what) => `{sender} swapped ${what}`),
    attempt: NOT_SWAPPED.map((what) => `{sender} tried to swap ${what}`),
    own: { sender: SWAPPED.map((what) => `Swapped ${what}`) },
    more: [
      "on {dex}",
      "to {dex_outgoing_transfer.destination}",
      "through {dex_incoming_transfer.destination}",
      "via {peer_swaps}",
      "minimum {min_out_amount}",
    ],
    formats: {
      "dex_incoming_transfer.amount": tokensOrCoins("dex_incoming_transfer.asset", "asset_in"),
      "dex_outgoing_transfer.amount": tokensOrCoins("dex_outgoing_transfer.asset", "asset_out"),
      min_out_amount: tokensOrCoins("asset_out", "dex_outgoing_transfer.asset"),
      peer_swaps: {
        each: "{amount_in} for {amount_out}",
        formats: { amount_in: tokensOrCoins("asset_in"), amount_out: tokensOrCoins("asset_out") },
      },
    },
  },
  dex_deposit_liquidity: {
    label: "Liquidity added",
    kind: "liquidity",
    sentence: both("{source} added", "[ to pool {pool}]"),
    attempt: both("{source} tried to add", "[ to pool {pool}]"),
    out: { source: both("Added", "[ to pool {pool}]") },
    in: { pool: both("Received", "[ as liquidity from {source}]") },
    more: [
      "on {dex}",
      "got {lp_tokens_minted}",
      "position {nft_address}",
      "target {target_amount_1} and {target_amount_2}",
      "target {target_amount_1}",
      "target {target_amount_2}",
      "excess returned: {vault_excesses}",
    ],
    formats: {
      ...two,
      target_amount_1: tokensOrCoins("target_asset_1"),
      target_amount_2: tokensOrCoins("target_asset_2"),
      vault_excesses: { each: "{amount}", formats: { amount: tokensOrCoins("asset") } },
    },
  },
  dex_withdraw_liquidity: {
    label: "Liquidity withdrawn",
    kind: "liquidity",
    sentence: both("{source} withdrew", "[ from pool {pool}]"),
    attempt: both("{source} tried to withdraw", "[ from pool {pool}]"),
    in: { source: both("Withdrew", "[ from pool {pool}]") },
    out: { pool: both("Gave", "[ of its liquidity back to {source}]") },
    more: ["on {dex}", "for {lp_tokens_burnt}", "for the position {burnt_nft_address}"],
    formats: two,
  },
  dedust_v2_claim_fees: {
    label: "Fees claimed",
    kind: "liquidity",
    sentence: both("{source} claimed fees of", "[ from pool {pool}]"),
    attempt: both("{source} tried to claim fees of", "[ from pool {pool}]"),
    in: { source: both("Claimed fees of", "[ from pool {pool}]") },
    out: { pool: both("Paid fees of", "[ to {source}]") },
    more: ["on {dex}", "position {position}"],
    formats: two,
  },
  dedust_v2_claim_reward: {
    label: "Reward claimed",
    kind: "liquidity",
    sentence: "{source} claimed a reward of {amount}[ from pool {pool}]",
    attempt: "{source} tried to claim a reward of {amount}[ from pool {pool}]",
    in: { source: "Claimed a reward of {amount}[ from pool {pool}]" },
    out: { pool: "Paid a reward of {amount} to {source}" },
    more: ["on {dex}", "position {position}"],
    formats: { amount: tokensOrCoins("asset") },
  },
  tonco_deploy_pool: {
    label: "Pool created",
    kind: "liquidity",
    sentence: [
      "{source} created pool {pool} for {jetton_minter_1} and {jetton_minter_2}",
      "{source} created pool {pool}",
    ],
    attempt: [
      "{source} tried to create pool {pool} for {jetton_minter_1} and {jetton_minter_2}",
      "{source} tried to create pool {pool}",
    ],
    own: {
      source: ["Created pool {pool} for {jetton_minter_1} and {jetton_minter_2}", "Created pool {pool}"],
      pool: ["Created by {source} for {jetton_minter_1} and {jetton_minter_2}", "Created by {source}"],
    },
    more: ["through {router}"],
    formats: { jetton_minter_1: "token", jetton_minter_2: "token" },
  },
};
