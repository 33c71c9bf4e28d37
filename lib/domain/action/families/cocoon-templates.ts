import type { cocoonDetails } from "../../../toncenter/v3/action-details/cocoon-details";
import type { ActionTemplates } from "../action-template";

/** Tokens of language models: a plain count, not an asset. */
const coins = { amount: "coins", new_stake: "coins", withdraw_amount: "coins" } as const;

export const cocoonTemplates: ActionTemplates<typeof cocoonDetails> = {
  cocoon_worker_payout: {
    label: "Payout of a worker",
    kind: "service",
    sentence: [
      "{source} paid {amount} to worker {destination}",
      "{source} settled the work of {destination}",
    ],
    attempt: [
      "{source} tried to pay {amount} to worker {destination}",
      "{source} tried to settle the work of {destination}",
    ],
    out: { source: ["Paid {amount} to worker {destination}", "Settled the work of {destination}"] },
    in: { destination: ["Received {amount} from {source} for work", "Work settled by {source}"] },
    more: ["{new_tokens} new AI tokens"],
    formats: coins,
    sum: "amount",
  },
  cocoon_proxy_payout: {
    label: "Payout of a proxy",
    kind: "service",
    sentence: "{source} had {destination} paid out",
    attempt: "{source} tried to have {destination} paid out",
    own: { source: "Had {destination} paid out", destination: "Paid out by {source}" },
  },
  cocoon_proxy_charge: {
    label: "Charge of a proxy",
    kind: "service",
    sentence: "{source} charged {destination}",
    attempt: "{source} tried to charge {destination}",
    own: { source: "Charged {destination}", destination: "Charged by {source}" },
    more: ["{new_tokens_used} AI tokens in total", "expected {expected_address}"],
  },
  cocoon_client_top_up: {
    label: "Client topped up",
    kind: "service",
    sentence: "{source} topped up {destination} with {amount}",
    attempt: "{source} tried to top up {destination} with {amount}",
    out: { source: "Topped up {destination} with {amount}" },
    in: { destination: "Topped up by {source} with {amount}" },
    formats: coins,
    sum: "amount",
  },
  cocoon_register_proxy: {
    label: "Proxy registered",
    kind: "service",
    sentence: "A proxy was registered at {destination}",
    attempt: "Attempted registration of a proxy at {destination}",
    own: { destination: "A proxy was registered here" },
  },
  cocoon_unregister_proxy: {
    label: "Proxy unregistered",
    kind: "service",
    sentence: "A proxy was unregistered at {destination}",
    attempt: "Attempted removal of a proxy at {destination}",
    own: { destination: "A proxy was unregistered here" },
    formats: { seqno: "code" },
  },
  cocoon_client_register: {
    label: "Client registered",
    kind: "service",
    sentence: "{source} registered as a client at {destination}",
    attempt: "{source} tried to register as a client at {destination}",
    own: {
      source: "Registered as a client at {destination}",
      destination: "{source} registered as a client",
    },
  },
  cocoon_client_change_secret_hash: {
    label: "Client changed its secret",
    kind: "service",
    sentence: "{source} changed the secret of {destination}",
    attempt: "{source} tried to change the secret of {destination}",
    own: { source: "Changed the secret of {destination}", destination: "{source} changed the secret" },
  },
  cocoon_client_request_refund: {
    label: "Refund requested",
    kind: "service",
    sentence: "{source} requested a refund from {destination}",
    attempt: "{source} tried to request a refund from {destination}",
    own: { source: "Requested a refund from {destination}", destination: "{source} requested a refund" },
  },
  cocoon_grant_refund: {
    label: "Refund granted",
    kind: "service",
    sentence: "{source} granted a refund[ of {amount}] to {destination}",
    attempt: "{source} tried to grant a refund[ of {amount}] to {destination}",
    out: { source: "Granted a refund[ of {amount}] to {destination}" },
    in: { destination: "Received a refund[ of {amount}] from {source}" },
    more: ["{new_tokens_used} AI tokens in total", "expected {expected_address}"],
    formats: coins,
  },
  cocoon_client_increase_stake: {
    label: "Client raised its stake",
    kind: "service",
    sentence: "{source} raised the stake at {destination}[ to {new_stake}]",
    attempt: "{source} tried to raise the stake at {destination}[ to {new_stake}]",
    out: { source: "Raised the stake at {destination}[ to {new_stake}]" },
    in: { destination: "{source} raised the stake[ to {new_stake}]" },
    more: ["with {amount}"],
    formats: coins,
  },
  cocoon_client_withdraw: {
    label: "Client withdrew",
    kind: "service",
    sentence: [
      "{source} requested {withdraw_amount} from {destination}",
      "{source} requested a payout from {destination}",
    ],
    attempt: [
      "{source} tried to request {withdraw_amount} from {destination}",
      "{source} tried to request a payout from {destination}",
    ],
    own: {
      source: ["Requested {withdraw_amount} from {destination}", "Requested a payout from {destination}"],
      destination: ["{source} requested {withdraw_amount}", "{source} requested a payout"],
    },
    more: ["with {amount}"],
    formats: coins,
  },
};
