import type { stakingDetails } from "../../../toncenter/v3/action-details/staking-details";
import { tokens, tokensOrCoins, units, type Format } from "../field-formats";
import type { ActionTemplates } from "../action-template";

/** The only known provider with stakes other than coins, and it does not always report the asset. */
const staked = (otherwise: Format): Format => ({
  by: "provider",
  cases: { ethena: units("what is staked there") },
  otherwise,
});

/** Other providers' pools are contracts without their own page. */
const pool: Format = { by: "provider", cases: { nominator: "pool" }, otherwise: "party" };

export const stakingTemplates: ActionTemplates<typeof stakingDetails> = {
  stake_deposit: {
    label: "Stake",
    kind: "staking",
    sentence: "{stake_holder} staked {amount} in {pool}",
    attempt: "{stake_holder} tried to stake {amount} in {pool}",
    out: { stake_holder: "Staked {amount} in {pool}" },
    in: { pool: "Received a stake of {amount} from {stake_holder}" },
    more: ["with {provider}", "got {tokens_minted}"],
    formats: {
      pool,
      amount: {
        by: "source_asset",
        cases: { null: staked("coins") },
        otherwise: tokensOrCoins("source_asset"),
      },
      tokens_minted: tokens("asset"),
    },
    sum: "amount",
  },
  stake_withdrawal: {
    label: "Stake withdrawn",
    kind: "staking",
    sentence: "{stake_holder} received {amount} back from {pool}",
    attempt: "{stake_holder} tried to get {amount} back from {pool}",
    in: { stake_holder: "Received {amount} back from {pool}" },
    out: { pool: "Returned {amount} to {stake_holder}" },
    more: ["with {provider}", "for {tokens_burnt}", "for {payout_nft}"],
    formats: { pool, amount: staked("coins"), tokens_burnt: tokens("asset") },
    sum: "amount",
  },
  stake_withdrawal_request: {
    label: "Unstake request",
    kind: "staking",
    sentence: [
      "{stake_holder} requested a withdrawal of {tokens_burnt} from {pool}",
      "{stake_holder} requested a withdrawal from {pool}",
    ],
    attempt: [
      "{stake_holder} tried to ask {pool} to pay out {tokens_burnt}",
      "{stake_holder} tried to ask {pool} to pay out",
    ],
    own: {
      stake_holder: [
        "Requested a withdrawal of {tokens_burnt} from {pool}",
        "Requested a withdrawal from {pool}",
      ],
    },
    more: ["with {provider}", "received {payout_nft}", "received {tokens_minted}"],
    formats: { pool, tokens_burnt: tokens("asset"), tokens_minted: units("an unknown token") },
  },
  election_deposit: {
    label: "Validator stake",
    kind: "staking",
    sentence: [
      "{stake_holder} staked {amount} in an election of validators",
      "{stake_holder} staked in an election of validators",
    ],
    attempt: [
      "{stake_holder} tried to stake {amount} in an election of validators",
      "{stake_holder} tried to stake in an election of validators",
    ],
    out: {
      stake_holder: ["Staked {amount} in an election of validators", "Staked in an election of validators"],
    },
    formats: { amount: "coins" },
    sum: "amount",
  },
  election_recover: {
    label: "Validator stake returned",
    kind: "staking",
    sentence: [
      "{stake_holder} received {amount} back from the elector",
      "{stake_holder} requested its stake from the elector",
    ],
    attempt: [
      "{stake_holder} tried to get {amount} back from the elector",
      "{stake_holder} tried to get its stake back from the elector",
    ],
    in: { stake_holder: ["Received {amount} back from the elector", "Requested its stake from the elector"] },
    formats: { amount: "coins" },
    sum: "amount",
  },
};
