import type { tgbtcDetails } from "../../../toncenter/v3/action-details/tgbtc-details";
import { tokens } from "../field-formats";
import type { ActionTemplate, ActionTemplates } from "../action-template";

const formats = { amount: tokens("asset") };

const mint: ActionTemplate = {
  label: "tgBTC mint",
  kind: "bridge",
  sentence: ["{amount} was minted for {destination} by {source}", "{amount} was minted for {destination}"],
  attempt: [
    "{source} tried to mint {amount} for {destination}",
    "Attempted mint of {amount} for {destination}",
  ],
  in: { destination: "Received {amount}, newly minted" },
  own: { source: "Minted {amount} for {destination}" },
  more: ["by {source}", "for the Bitcoin transaction {bitcoin_tx_id}"],
  formats,
};

const burn: ActionTemplate = {
  label: "tgBTC burn",
  kind: "bridge",
  sentence: ["{source} burned {amount} at {destination}", "{source} burned {amount}"],
  attempt: ["{source} tried to burn {amount} at {destination}", "{source} tried to burn {amount}"],
  out: { source: ["Burned {amount} at {destination}", "Burned {amount}"] },
  formats,
};

const newKey: ActionTemplate = {
  label: "tgBTC new key",
  kind: "bridge",
  sentence: "{source} gave {coordinator} a new key[ for {amount}]",
  attempt: "{source} tried to give {coordinator} a new key[ for {amount}]",
  own: {
    source: "Gave {coordinator} a new key[ for {amount}]",
    coordinator: "Got a new key[ for {amount}] from {source}",
  },
  more: ["pegout {pegout}"],
  formats,
};

export const tgbtcTemplates: ActionTemplates<typeof tgbtcDetails> = {
  tgbtc_mint: mint,
  tgbtc_mint_fallback: { ...mint, label: "tgBTC mint, as a fallback" },
  tgbtc_burn: burn,
  tgbtc_burn_fallback: { ...burn, label: "tgBTC burn, as a fallback" },
  tgbtc_new_key: newKey,
  tgbtc_new_key_fallback: { ...newKey, label: "tgBTC new key, as a fallback" },
  tgbtc_dkg_log_fallback: {
    label: "tgBTC key log",
    kind: "bridge",
    sentence: "{coordinator} logged how a key was made",
    attempt: "{coordinator} tried to log how a key was made",
    own: { coordinator: "Logged how a key was made" },
    more: ["at {timestamp}"],
  },
};
