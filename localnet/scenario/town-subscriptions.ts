import { beginCell, contractAddress, type Cell } from "@ton/core";
import { codeOf } from "../contracts/stored-code";
import { coins, DAY, HOUR } from "./scenario-event";
import type { TownContract } from "./town-contracts";
import type { ResidentName } from "./residents";
import type { Town } from "./town";

/** Regular payments from a wallet with the subscription installed as a plugin. */
export interface TownSubscription {
  readonly by: ResidentName;
  readonly to: ResidentName;
  /** In coins. */
  readonly amount: number;
  /** Seconds between payments. */
  readonly period: number;
}

export const SUBSCRIPTIONS = {
  newspaper: { by: "hugo", to: "paula", amount: 0.8, period: DAY },
  milk: { by: "jonas", to: "farid", amount: 0.3, period: HOUR },
} as const satisfies Record<string, TownSubscription>;

export type SubscriptionName = keyof typeof SUBSCRIPTIONS;

const BASECHAIN = 0;
/** Seconds between two failed attempts. */
const RETRY_DELAY = 10 * 60;
const PAID = 0xf06c7567;

export function subscriptionContract(town: Town, name: SubscriptionName): TownContract {
  const { by, to, amount, period }: TownSubscription = SUBSCRIPTIONS[name];
  const data = beginCell()
    .storeAddress(town.addressOf(by))
    .storeAddress(town.addressOf(to))
    .storeCoins(coins(amount))
    .storeUint(period, 32)
    // Periods are counted from 1970.
    .storeUint(0, 32)
    .storeUint(RETRY_DELAY, 32)
    // Last payment, last request, failed attempts.
    .storeUint(0, 32 + 32 + 8)
    .storeUint(Object.keys(SUBSCRIPTIONS).indexOf(name), 32)
    .endCell();
  const init = { code: codeOf("subscription_v1"), data };
  return { init, address: contractAddress(BASECHAIN, init) };
}

/** The body of the wallet's payment. */
export function paymentBody(): Cell {
  return beginCell().storeUint(PAID, 32).endCell();
}

/** Triggers a due payment; the time only makes the message unique. */
export function reminderBody(at: number): Cell {
  return beginCell().storeUint(at, 64).endCell();
}
