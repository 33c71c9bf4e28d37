import type { subscriptionDetails } from "../../../toncenter/v3/action-details/subscription-details";
import type { ActionTemplates } from "../action-template";

const formats = { amount: "coins" } as const;
const more = ["contract {subscription}"];

export const subscriptionTemplates: ActionTemplates<typeof subscriptionDetails> = {
  subscribe: {
    label: "Subscription",
    kind: "subscription",
    sentence: [
      "{subscriber} subscribed to {beneficiary}[ for {amount}]",
      "{subscriber} subscribed[ for {amount}]",
    ],
    attempt: [
      "{subscriber} tried to subscribe to {beneficiary}[ for {amount}]",
      "{subscriber} tried to subscribe[ for {amount}]",
    ],
    out: { subscriber: ["Subscribed to {beneficiary}[ for {amount}]", "Subscribed[ for {amount}]"] },
    in: { beneficiary: "Subscribed to by {subscriber}[ for {amount}]" },
    more,
    formats,
  },
  unsubscribe: {
    label: "Subscription ended",
    kind: "subscription",
    sentence: ["{subscriber} unsubscribed from {beneficiary}", "{subscriber} unsubscribed"],
    attempt: ["{subscriber} tried to unsubscribe from {beneficiary}", "{subscriber} tried to unsubscribe"],
    own: {
      subscriber: ["Unsubscribed from {beneficiary}", "Unsubscribed"],
      beneficiary: "Unsubscribed from by {subscriber}",
    },
    more: ["got {amount} back", ...more],
    formats,
  },
};
