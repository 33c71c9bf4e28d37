import type { jettonDetails } from "../../../toncenter/v3/action-details/jetton-details";
import { tokens } from "../field-formats";
import type { ActionTemplates } from "../action-template";

const formats = { amount: tokens("asset") };

export const jettonTemplates: ActionTemplates<typeof jettonDetails> = {
  jetton_transfer: {
    label: "Jetton transfer",
    kind: "transfer",
    sentence: "{sender} sent {amount} to {receiver}",
    attempt: "{sender} tried to send {amount} to {receiver}",
    self: { "sender+receiver": "Sent {amount} to itself" },
    out: { sender: "Sent {amount} to {receiver}" },
    in: { receiver: "Received {amount} from {sender}" },
    formats,
    sum: "amount",
  },
  jetton_mint: {
    label: "Jetton mint",
    kind: "supply",
    sentence: "{amount} was minted for {receiver}",
    attempt: "Attempted mint of {amount} for {receiver}",
    in: { receiver: "Received {amount}, newly minted" },
    more: ["with {ton_amount}"],
    formats,
    sum: "amount",
  },
  jetton_burn: {
    label: "Jetton burn",
    kind: "supply",
    sentence: "{owner} burned {amount}",
    attempt: "{owner} tried to burn {amount}",
    out: { owner: "Burned {amount}" },
    formats,
    sum: "amount",
  },
};
