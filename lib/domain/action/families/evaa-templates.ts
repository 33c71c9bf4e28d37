import type { evaaDetails } from "../../../toncenter/v3/action-details/evaa-details";
import { tokens } from "../field-formats";
import type { ActionTemplates } from "../action-template";

export const evaaTemplates: ActionTemplates<typeof evaaDetails> = {
  evaa_supply: {
    label: "EVAA supply",
    kind: "lending",
    sentence: "{source} supplied {amount} to EVAA",
    attempt: "{source} tried to supply {amount} to EVAA",
    out: { source: "Supplied {amount} to EVAA" },
    in: { recipient: "Supplied with {amount} at EVAA by {source}" },
    more: ["for {recipient}", "pool {master}", "kept by {recipient_contract}"],
    formats: { amount: { by: "is_ton", cases: { true: "coins" }, otherwise: tokens("asset") } },
    sum: "amount",
  },
  evaa_withdraw: {
    label: "EVAA withdrawal",
    kind: "lending",
    sentence: "{source} withdrew {amount} from EVAA",
    attempt: "{source} tried to withdraw {amount} from EVAA",
    in: { recipient: "Received {amount} from EVAA" },
    own: { source: "Withdrew {amount} from EVAA" },
    more: ["for {recipient}", "pool {master}", "kept by {owner_contract}", "because of {fail_reason}"],
    formats: { amount: tokens("asset") },
    sum: "amount",
  },
  evaa_liquidate: {
    label: "EVAA liquidation",
    kind: "lending",
    sentence: "{source} liquidated {borrower}[: paid {debt_amount}][, got {amount}]",
    attempt: "{source} tried to liquidate {borrower}[, paying {debt_amount}][, for {amount}]",
    own: {
      source: "Liquidated {borrower}[: paid {debt_amount}][, got {amount}]",
      borrower: "Liquidated by {source}[, who paid {debt_amount}][ and got {amount}]",
    },
    more: ["account {borrower_contract}", "because of {fail_reason}"],
    formats: { amount: tokens("collateral"), debt_amount: tokens("asset") },
  },
};
