import type { stakingDetails } from "../../../toncenter/v3/action-details/staking-details";
import { tokens, tokensOrCoins, units, type Format } from "../field-formats";
import type { ActionTemplates } from "../action-template";

/** The only known provider with stakes other than coins, and it does not always report the asset. */
const staked = (otherwise: Format): Format => ({
  by: "provider",
  cases: { ethena: units("what is staked there") },
  otherwise,
});

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
    sentence: "{stake_holder} got {amount} back from {pool}",
    attempt: "{stake_holder} tried to get {amount} back from {pool}",
    in: { stake_holder: "Got {amount} back from {pool}" },
    out: { pool: "Gave {amount} back to {stake_holder}" },
    more: ["with {provider}", "for {tokens_burnt}", "for {payout_nft}"],
    formats: { amount: staked("coins"), tokens_burnt: tokens("asset") },
    sum: "amount",
  },
  stake_withdrawal_request: {
    label: "Stake asked back",
    kind: "staking",
    sentence: [
      "{stake_holder} asked {pool} to pay out {tokens_burnt}",
      "{stake_holder} asked {pool} to pay out",
    ],
    attempt: [
      "{stake_holder} tried to ask {pool} to pay out {tokens_burnt}",
      "{stake_holder} tried to ask {pool} to pay out",
    ],
    own: { stake_holder: ["Asked {pool} to pay out {tokens_burnt}", "Asked {pool} to pay out"] },
    more: ["with {provider}", "got {payout_nft} for it", "got {tokens_minted} for it"],
    formats: { tokens_burnt: tokens("asset"), tokens_minted: units("a token that is not named") },
  },
  election_deposit: {
    label: "Stake of a validator",
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
    label: "Stake of a validator back",
    kind: "staking",
    sentence: [
      "{stake_holder} got {amount} back from the elector",
      "{stake_holder} asked the elector for its stake",
    ],
    attempt: [
      "{stake_holder} tried to get {amount} back from the elector",
      "{stake_holder} tried to get its stake back from the elector",
    ],
    in: { stake_holder: ["Got {amount} back from the elector", "Asked the elector for its stake"] },
    formats: { amount: "coins" },
    sum: "amount",
  },
};
