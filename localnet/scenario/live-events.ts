import { DAY, HOUR, MINUTE, type ScenarioEvent } from "./scenario-event";
import { swapEvent } from "./chapters/jetton-exchanges";
import { jettonPaymentEvents } from "./chapters/jetton-payments";
import { POSTCARD_INTERVAL, postcardLifeEvents } from "./chapters/postcard-life";
import { CHOIR_INTERVAL, choirApproval, choirProposal } from "./chapters/multisigs";
import { UPKEEP_INTERVAL, domainUpkeepEvents, hourlyDomainEvents } from "./chapters/hourly-domains";
import { poolDepositEvent, SAVING_INTERVAL } from "./chapters/nominators";
import { subscriptionReminder } from "./chapters/subscriptions";
import { marketRound } from "./chapters/market-payments";
import { payday } from "./chapters/wages";
import { workshopCallEvents } from "./chapters/workshop";
import type { ResidentName } from "./residents";
import type { Town } from "./town";

/** The time between two steps of the live scenario. */
export const LIVE_STEP_SECONDS = 4;

const BUYERS = 2;
/** The times between two jetton payments and between two swaps. */
const PAYMENT_INTERVAL = 2 * MINUTE;
const SWAP_INTERVAL = 3 * MINUTE;

/**
 * The events of the step that contains this time; each resident has at most one. The same time gives the
 * same events.
 */
export function liveEvents(town: Town, at: number): readonly ScenarioEvent[] {
  const moment = Math.floor(at / LIVE_STEP_SECONDS);
  const begins = (every: number, after = 0) =>
    (moment - after / LIVE_STEP_SECONDS) % (every / LIVE_STEP_SECONDS) === 0;
  const events = [
    ...(begins(DAY) ? payday(town, at) : []),
    ...(begins(MINUTE) ? currentPostcardEvents(town, at) : []),
    ...(begins(MINUTE) ? workshopCallEvents(town, { at, number: Math.floor(at / MINUTE) }) : []),
    ...(begins(SAVING_INTERVAL) ? [poolDepositEvent(town, at)] : []),
    ...(begins(HOUR) ? [subscriptionReminder(town, "milk", at)] : []),
    ...(begins(CHOIR_INTERVAL) ? [choirProposal(town, at)] : []),
    ...(begins(CHOIR_INTERVAL, CHOIR_INTERVAL / 2) ? [choirApproval(town, at)] : []),
    ...(begins(HOUR) ? hourlyDomainEvents(town, moment * LIVE_STEP_SECONDS) : []),
    ...(begins(PAYMENT_INTERVAL)
      ? jettonPaymentEvents(town, { at, round: `present ${moment}`, count: 1 })
      : []),
    ...(begins(SWAP_INTERVAL, MINUTE)
      ? [swapEvent(town, { at, number: Math.floor(at / SWAP_INTERVAL) })]
      : []),
    ...(begins(UPKEEP_INTERVAL) ? domainUpkeepEvents(at) : []),
    ...marketRound(town, { at, round: `present ${moment}`, buyers: BUYERS }),
  ];
  const busy = new Set<ResidentName>();
  return events.filter(({ by }) => !busy.has(by) && busy.add(by));
}

/** The event of the current postcard in this minute. */
function currentPostcardEvents(town: Town, at: number): readonly ScenarioEvent[] {
  const minute = at - (at % MINUTE);
  const written = minute - (minute % POSTCARD_INTERVAL);
  return postcardLifeEvents(town, written).flatMap((event) =>
    event.at === minute ? [{ ...event, at }] : [],
  );
}
