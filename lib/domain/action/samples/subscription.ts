import { at } from "./at";

export const subscriptionSamples = {
  subscribe: {
    ...at("subscriber", "beneficiary", "subscription"),
    amount: "1070000070",
  },
  unsubscribe: {
    ...at("subscriber", "beneficiary", "subscription"),
    amount: "1071000071",
  },
};
