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
  "something for something else",
];

/** What a failed swap paid out is what came in. */
const NOT_SWAPPED = [
  "{dex_incoming_transfer.amount} for {asset_out}",
  "{dex_incoming_transfer.amount}",
  "{asset_in} for {asset_out}",
  "something for something else",
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
      "by way of {peer_swaps}",
      "at least {min_out_amount} was asked for",
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
    sentence: both("{source} added", "[ to the pool {pool}]"),
    attempt: both("{source} tried to add", "[ to the pool {pool}]"),
    out: { source: both("Added", "[ to the pool {pool}]") },
    in: { pool: both("Received", "[ as liquidity from {source}]") },
    more: [
      "on {dex}",
      "got {lp_tokens_minted}",
      "position {nft_address}",
      "aimed at {target_amount_1} and {target_amount_2}",
      "aimed at {target_amount_1}",
      "aimed at {target_amount_2}",
      "too much came back: {vault_excesses}",
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
    sentence: both("{source} took", "[ out of the pool {pool}]"),
    attempt: both("{source} tried to take", "[ out of the pool {pool}]"),
    in: { source: both("Took", "[ out of the pool {pool}]") },
    out: { pool: both("Gave", "[ of its liquidity back to {source}]") },
    more: ["on {dex}", "for {lp_tokens_burnt}", "for the position {burnt_nft_address}"],
    formats: two,
  },
  dedust_v2_claim_fees: {
    label: "Fees claimed",
    kind: "liquidity",
    sentence: both("{source} claimed fees of", "[ from the pool {pool}]"),
    attempt: both("{source} tried to claim fees of", "[ from the pool {pool}]"),
    in: { source: both("Claimed fees of", "[ from the pool {pool}]") },
    out: { pool: both("Paid fees of", "[ to {source}]") },
    more: ["on {dex}", "position {position}"],
    formats: two,
  },
  dedust_v2_claim_reward: {
    label: "Reward claimed",
    kind: "liquidity",
    sentence: "{source} claimed a reward of {amount}[ from the pool {pool}]",
    attempt: "{source} tried to claim a reward of {amount}[ from the pool {pool}]",
    in: { source: "Claimed a reward of {amount}[ from the pool {pool}]" },
    out: { pool: "Paid a reward of {amount} to {source}" },
    more: ["on {dex}", "position {position}"],
    formats: { amount: tokensOrCoins("asset") },
  },
  tonco_deploy_pool: {
    label: "Pool opened",
    kind: "liquidity",
    sentence: [
      "{source} opened the pool {pool} for {jetton_minter_1} and {jetton_minter_2}",
      "{source} opened the pool {pool}",
    ],
    attempt: [
      "{source} tried to open the pool {pool} for {jetton_minter_1} and {jetton_minter_2}",
      "{source} tried to open the pool {pool}",
    ],
    own: {
      source: [
        "Opened the pool {pool} for {jetton_minter_1} and {jetton_minter_2}",
        "Opened the pool {pool}",
      ],
      pool: ["Opened by {source} for {jetton_minter_1} and {jetton_minter_2}", "Opened by {source}"],
    },
    more: ["through {router}"],
    formats: { jetton_minter_1: "token", jetton_minter_2: "token" },
  },
};
