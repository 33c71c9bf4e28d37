import type { vestingDetails } from "../../../toncenter/v3/action-details/vesting-details";
import type { ActionTemplates } from "../action-template";

export const vestingTemplates: ActionTemplates<typeof vestingDetails> = {
  vesting_send_message: {
    label: "Vesting transfer",
    kind: "vesting",
    sentence: "{source} sent {amount} from vesting {vesting} to {destination}",
    attempt: "{source} tried to have the vesting {vesting} send {amount} to {destination}",
    in: { destination: "Received {amount} from vesting {vesting}" },
    out: { vesting: "Sent {amount} to {destination}" },
    own: { source: "Sent {amount} from vesting {vesting} to {destination}" },
    more: ["by order of {source}"],
    formats: { amount: "coins", vesting: "vesting" },
    sum: "amount",
  },
  vesting_add_whitelist: {
    label: "Vesting whitelist extended",
    kind: "vesting",
    sentence: "{source} allowed vesting {vesting} to send to {accounts_added}",
    attempt: "{source} tried to let the vesting {vesting} send to {accounts_added}",
    own: {
      source: "Allowed vesting {vesting} to send to {accounts_added}",
      vesting: "{source} allowed sending to {accounts_added}",
    },
    formats: { vesting: "vesting", accounts_added: { each: "{}", formats: {} } },
  },
};
