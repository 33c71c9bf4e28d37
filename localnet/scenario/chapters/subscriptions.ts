import { coins, HOUR, type ScenarioEvent, type Chapter } from "../scenario-event";
import {
  paymentBody,
  reminderBody,
  SUBSCRIPTIONS,
  subscriptionContract,
  type SubscriptionName,
} from "../town-subscriptions";
import type { Town } from "../town";

const NAMES = ["newspaper", "milk"] as const satisfies readonly SubscriptionName[];

/** Hours since the genesis. */
const INSTALLED_AT = 20;
const REMINDERS = [45, 69, 93, 117, 141, 165];
const NEWSPAPER_ENDS = 142;
/** The subscription keeps this part of the first payment for its own fees. */
const OPERATING_RESERVE = 0.1;
const REMOVAL_AMOUNT = coins(0.05);

/** Two residents subscribe; one of them removes the subscription before the history ends. */
export const subscriptions: Chapter = (town, { from }) => [
  ...NAMES.flatMap((name): readonly ScenarioEvent[] => [
    installEvent(town, name, from + INSTALLED_AT * HOUR),
    ...REMINDERS.filter((hour) => name === "milk" || hour < NEWSPAPER_ENDS).map((hour) =>
      subscriptionReminder(town, name, from + hour * HOUR),
    ),
  ]),
  {
    at: from + NEWSPAPER_ENDS * HOUR,
    by: SUBSCRIPTIONS.newspaper.by,
    messages: [],
    plugin: { remove: subscriptionContract(town, "newspaper").address, amount: REMOVAL_AMOUNT },
    furtherTransactions: 2,
  },
];

function installEvent(town: Town, name: SubscriptionName, at: number): ScenarioEvent {
  const { by, amount } = SUBSCRIPTIONS[name];
  const { init } = subscriptionContract(town, name);
  const first = coins(amount + OPERATING_RESERVE);
  return {
    at,
    by,
    messages: [],
    plugin: { install: init, amount: first, body: paymentBody() },
    furtherTransactions: 2,
  };
}

export function subscriptionReminder(town: Town, name: SubscriptionName, at: number): ScenarioEvent {
  const external = { to: subscriptionContract(town, name).address, body: reminderBody(at) };
  return { at, by: SUBSCRIPTIONS[name].by, messages: [], external, furtherTransactions: 3 };
}
