import { address, bigint } from "../../schema";
import { details } from "../optional-details";

export const subscriptionDetails = {
  subscribe: details({
    subscriber: address,
    beneficiary: address,
    subscription: address,
    amount: bigint,
  }),
  unsubscribe: details({
    subscriber: address,
    beneficiary: address,
    subscription: address,
    amount: bigint,
  }),
};
