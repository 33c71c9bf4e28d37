import { coins, HOUR, type Act, type Chapter } from "../act";
import {
  paymentBody,
  reminderBody,
  SUBSCRIPTIONS,
  subscriptionOf,
  type SubscriptionName,
} from "../subscriptions";
import type { Town } from "../town";

const NAMES = ["newspaper", "milk"] as const satisfies readonly SubscriptionName[];

/** Hours since the beginning. */
const TAKEN_AT = 20;
const REMINDERS = [45, 69, 93, 117, 141, 165];
const NEWSPAPER_ENDS = 142;
/** The subscription keeps some of the first payment, for what its own work costs. */
const FOR_ITS_WORK = 0.1;
const FOR_THE_END = coins(0.05);

/** Two of the town subscribe to something; one of them has enough of it before the week is over. */
export const subscriptions: Chapter = (town, { from }) => [
  ...NAMES.flatMap((name): readonly Act[] => [
    taken(town, name, from + TAKEN_AT * HOUR),
    ...REMINDERS.filter((hour) => name === "milk" || hour < NEWSPAPER_ENDS).map((hour) =>
      reminded(town, name, from + hour * HOUR),
    ),
  ]),
  {
    at: from + NEWSPAPER_ENDS * HOUR,
    by: SUBSCRIPTIONS.newspaper.by,
    sends: [],
    plugin: { leave: subscriptionOf(town, "newspaper").address, amount: FOR_THE_END },
    more: 2,
  },
];

function taken(town: Town, name: SubscriptionName, at: number): Act {
  const { by, amount } = SUBSCRIPTIONS[name];
  const { build } = subscriptionOf(town, name);
  const first = coins(amount + FOR_ITS_WORK);
  return { at, by, sends: [], plugin: { take: build, amount: first, body: paymentBody() }, more: 2 };
}

export function reminded(town: Town, name: SubscriptionName, at: number): Act {
  const knock = { to: subscriptionOf(town, name).address, body: reminderBody(at) };
  return { at, by: SUBSCRIPTIONS[name].by, sends: [], knock, more: 3 };
}
