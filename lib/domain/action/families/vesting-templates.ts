import type { vestingDetails } from "../../../toncenter/v3/action-details/vesting-details";
import type { ActionTemplates } from "../action-template";

export const vestingTemplates: ActionTemplates<typeof vestingDetails> = {
  vesting_send_message: {
    label: "Sent from a vesting",
    kind: "vesting",
    sentence: "{source} had the vesting {vesting} send {amount} to {destination}",
    attempt: "{source} tried to have the vesting {vesting} send {amount} to {destination}",
    in: { destination: "Received {amount} from the vesting {vesting}" },
    out: { vesting: "Sent {amount} to {destination}" },
    own: { source: "Had the vesting {vesting} send {amount} to {destination}" },
    more: ["as {source} ordered"],
    formats: { amount: "coins" },
    sum: "amount",
  },
  vesting_add_whitelist: {
    label: "Vesting receivers added",
    kind: "vesting",
    sentence: "{source} let the vesting {vesting} send to {accounts_added}",
    attempt: "{source} tried to let the vesting {vesting} send to {accounts_added}",
    own: {
      source: "Let the vesting {vesting} send to {accounts_added}",
      vesting: "Was let send to {accounts_added} by {source}",
    },
    formats: { accounts_added: { each: "{}", formats: {} } },
  },
};
