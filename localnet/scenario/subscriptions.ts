import { beginCell, contractAddress, type Cell } from "@ton/core";
import { codeOf } from "../contracts/code";
import { coins, DAY, HOUR } from "./act";
import type { Place } from "./places";
import type { ResidentName } from "./residents";
import type { Town } from "./town";

/** Somebody pays somebody else again and again, out of a wallet that has agreed to it. */
export interface Subscription {
  readonly by: ResidentName;
  readonly to: ResidentName;
  /** In coins. */
  readonly amount: number;
  /** How long a payment is for. */
  readonly period: number;
}

export const SUBSCRIPTIONS = {
  newspaper: { by: "hugo", to: "paula", amount: 0.8, period: DAY },
  milk: { by: "jonas", to: "farid", amount: 0.3, period: HOUR },
} as const satisfies Record<string, Subscription>;

export type SubscriptionName = keyof typeof SUBSCRIPTIONS;

const BASECHAIN = 0;
/** Between two tries to be paid. */
const PATIENCE = 10 * 60;
const PAID = 0xf06c7567;

export function subscriptionOf(town: Town, name: SubscriptionName): Place {
  const { by, to, amount, period }: Subscription = SUBSCRIPTIONS[name];
  const data = beginCell()
    .storeAddress(town.addressOf(by))
    .storeAddress(town.addressOf(to))
    .storeCoins(coins(amount))
    .storeUint(period, 32)
    // The periods are counted from 1970 on.
    .storeUint(0, 32)
    .storeUint(PATIENCE, 32)
    // Last payment, last request, failed ones.
    .storeUint(0, 32 + 32 + 8)
    .storeUint(Object.keys(SUBSCRIPTIONS).indexOf(name), 32)
    .endCell();
  const build = { code: codeOf("subscription_v1"), data };
  return { build, address: contractAddress(BASECHAIN, build) };
}

/** What a wallet sends with a payment. */
export function paymentBody(): Cell {
  return beginCell().storeUint(PAID, 32).endCell();
}

/** What makes the subscription ask for what is due; the time only tells one such message from another. */
export function reminderBody(at: number): Cell {
  return beginCell().storeUint(at, 64).endCell();
}
