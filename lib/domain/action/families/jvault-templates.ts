import type { jvaultDetails } from "../../../toncenter/v3/action-details/jvault-details";
import { tokens, units } from "../field-formats";
import type { ActionTemplates } from "../action-template";

const more = ["stake wallet {stake_wallet}"];
/** The service reports an operation code in the field for the exit code, so it is not shown. */
const formats = { amount: tokens("asset"), exit_code: "code" } as const;

export const jvaultTemplates: ActionTemplates<typeof jvaultDetails> = {
  jvault_stake: {
    label: "JVault stake",
    kind: "staking",
    sentence: "{source} staked {amount} in {pool}",
    attempt: "{source} tried to stake {amount} in {pool}",
    out: { source: "Staked {amount} in {pool}" },
    in: { pool: "Received a stake of {amount} from {source}" },
    more: ["got {minted_stake_jettons}", "for {period} seconds", ...more],
    formats: { ...formats, minted_stake_jettons: units("stake jettons") },
    sum: "amount",
  },
  jvault_unstake: {
    label: "JVault stake withdrawn",
    kind: "staking",
    sentence: "{source} withdrew {amount} from {pool}",
    attempt: "{source} tried to withdraw {amount} from {pool}",
    in: { source: "Withdrew {amount} from {pool}" },
    out: { pool: "Returned {amount} to {source}" },
    more,
    formats,
    sum: "amount",
  },
  jvault_unstake_request: {
    label: "JVault unstake request",
    kind: "staking",
    sentence: "{source} requested {amount} from {pool}",
    attempt: "{source} tried to request {amount} from {pool}",
    own: { source: "Requested {amount} from {pool}", pool: "{source} requested {amount}" },
    more,
    formats,
  },
  jvault_claim: {
    label: "JVault reward",
    kind: "staking",
    sentence: ["{source} claimed {claimed_rewards} from {pool}", "{source} claimed rewards from {pool}"],
    attempt: [
      "{source} tried to claim {claimed_rewards} from {pool}",
      "{source} tried to claim rewards from {pool}",
    ],
    in: { source: ["Claimed {claimed_rewards} from {pool}", "Claimed rewards from {pool}"] },
    out: { pool: ["Paid {claimed_rewards} to {source}", "Paid rewards to {source}"] },
    more,
    formats: { claimed_rewards: { each: "{amount}", formats: { amount: tokens("jetton") } } },
  },
};
