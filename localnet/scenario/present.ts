import { DAY, HOUR, MINUTE, type Act } from "./act";
import { swapNumber } from "./chapters/exchanges";
import { payments } from "./chapters/jetton-payments";
import { POSTCARD_LIFE, postcardLife } from "./chapters/postcard-life";
import { SONG, songApproved, songProposed } from "./chapters/multisigs";
import { HABIT, habitOfNames, namesOfTheHour } from "./chapters/names-of-the-hour";
import { saved, SAVING } from "./chapters/nominators";
import { reminded } from "./chapters/subscriptions";
import { marketRound } from "./chapters/trade";
import { payday } from "./chapters/wages";
import { visitNumber } from "./chapters/workshop";
import type { ResidentName } from "./residents";
import type { Town } from "./town";

/** How often something happens while the chain is live. */
export const MOMENT_SECONDS = 4;

const BUYERS = 2;
/** How often somebody pays with a jetton, and changes something. */
const PAYMENT = 2 * MINUTE;
const SWAP = 3 * MINUTE;

/** What happens in the moment that begins then, the same whenever it is asked; everybody does one thing at most. */
export function presentActs(town: Town, at: number): readonly Act[] {
  const moment = Math.floor(at / MOMENT_SECONDS);
  const begins = (every: number, after = 0) =>
    (moment - after / MOMENT_SECONDS) % (every / MOMENT_SECONDS) === 0;
  const acts = [
    ...(begins(DAY) ? payday(town, at) : []),
    ...(begins(MINUTE) ? ofPostcards(town, at) : []),
    ...(begins(MINUTE) ? visitNumber(town, { at, number: Math.floor(at / MINUTE) }) : []),
    ...(begins(SAVING) ? [saved(town, at)] : []),
    ...(begins(HOUR) ? [reminded(town, "milk", at)] : []),
    ...(begins(SONG) ? [songProposed(town, at)] : []),
    ...(begins(SONG, SONG / 2) ? [songApproved(town, at)] : []),
    ...(begins(HOUR) ? namesOfTheHour(town, moment * MOMENT_SECONDS) : []),
    ...(begins(PAYMENT) ? payments(town, { at, round: `present ${moment}`, count: 1 }) : []),
    ...(begins(SWAP, MINUTE) ? [swapNumber(town, { at, number: Math.floor(at / SWAP) })] : []),
    ...(begins(HABIT) ? habitOfNames(at) : []),
    ...marketRound(town, { at, round: `present ${moment}`, buyers: BUYERS }),
  ];
  const busy = new Set<ResidentName>();
  return acts.filter(({ by }) => !busy.has(by) && busy.add(by));
}

/** What happens in this minute to the postcard of the time. */
function ofPostcards(town: Town, at: number): readonly Act[] {
  const minute = at - (at % MINUTE);
  const written = minute - (minute % POSTCARD_LIFE);
  return postcardLife(town, written).flatMap((act) => (act.at === minute ? [{ ...act, at }] : []));
}
