import type { basicDetails } from "../../../toncenter/v3/action-details/basic-details";
import type { ActionTemplates } from "../action-template";

const EXTRA = "[ and {value_extra_currencies}][ and {extra_currencies}]";

const transfer = {
  label: "Transfer",
  kind: "transfer",
  sentence: `{source} sent {value}${EXTRA} to {destination}`,
  attempt: `{source} tried to send {value}${EXTRA} to {destination}`,
  self: { "source+destination": `Sent {value}${EXTRA} to itself` },
  out: { source: `Sent {value}${EXTRA} to {destination}` },
  in: { destination: `Received {value}${EXTRA} from {source}` },
  formats: { comment: { comment: "encrypted" } },
  sum: "value",
} as const;

export const basicTemplates: ActionTemplates<typeof basicDetails> = {
  ton_transfer: transfer,
  extra_currency_transfer: { ...transfer, label: "Transfer of extra currency" },
  call_contract: {
    label: "Call",
    kind: "contract",
    sentence: [
      "{source} called {destination}[ with {value}][ and {extra_currencies}]",
      "{destination} was called by an external message[ with {value}]",
      "A contract was called",
    ],
    attempt: [
      "{source} tried to call {destination}[ with {value}][ and {extra_currencies}]",
      "An external message tried to call {destination}[ with {value}]",
      "Attempted call of a contract",
    ],
    self: { "source+destination": "Called itself[ with {value}][ and {extra_currencies}]" },
    out: { source: "Called {destination}[ with {value}][ and {extra_currencies}]" },
    in: {
      destination: [
        "Called by {source}[ with {value}][ and {extra_currencies}]",
        "Called by an external message[ with {value}]",
      ],
    },
    more: ["operation {opcode}"],
    sum: "value",
  },
  contract_deploy: {
    label: "Deployment",
    kind: "contract",
    sentence: [
      "{source} deployed {destination}[ with {value}]",
      "{destination} was deployed[ with {value}]",
      "A contract was deployed",
    ],
    attempt: [
      "{source} tried to deploy {destination}[ with {value}]",
      "Attempted deployment of {destination}[ with {value}]",
      "Attempted deployment of a contract",
    ],
    out: { source: "Deployed {destination}[ with {value}]" },
    in: { destination: ["Deployed by {source}[ with {value}]", "Deployed[ with {value}]"] },
    more: ["operation {opcode}"],
    sum: "value",
  },
  tick_tock: {
    label: "Tick-tock",
    kind: "contract",
    sentence: ["{account} ran a tick-tock transaction", "A contract ran a tick-tock transaction"],
    attempt: [
      "{account} tried to run a tick-tock transaction",
      "A contract tried to run a tick-tock transaction",
    ],
    own: { account: "Ran a tick-tock transaction" },
  },
};
