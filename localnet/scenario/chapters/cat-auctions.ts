import { coins, DAY, HOUR, MINUTE, type Act, type Chapter } from "../act";
import { openCollection } from "../nft/collections";
import { collector } from "../nft/collectors";
import { bid, offer, openAuction, tellAuction } from "../nft/market";
import type { Town } from "../town";

/** How far round the circle, counted from the owner, those stand who bid, and how many coins. */
type Bids = readonly (readonly [bidder: number, amount: number])[];

interface Plan {
  readonly day: number;
  readonly days: number;
  readonly bids: Bids;
  readonly highest?: number;
  /** What the owner says in the end. */
  readonly end?: "stop" | "cancel";
}

const THREE: Bids = [
  [5, 6],
  [8, 7],
  [5, 9.5],
];

const PLANS: readonly Plan[] = [
  { day: 2, days: 1, bids: THREE, end: "stop" },
  { day: 2, days: 1, bids: [...THREE, [11, 12]], end: "stop" },
  // The last bid is too low.
  { day: 2, days: 2, bids: [...THREE, [13, 9.6]], end: "stop" },
  { day: 2, days: 4, bids: [...THREE, [3, 25]], highest: 25 },
  { day: 2, days: 3, bids: [], end: "cancel" },
  { day: 2, days: 1, bids: [], end: "stop" },
  { day: 5, days: 9, bids: [...THREE, [11, 14]] },
  { day: 5, days: 11, bids: [], highest: 90 },
];

/** Nobody has given these cats away. */
const FIRST_CAT = 60;
const OPENED_AT = 9 * HOUR + 40 * MINUTE;
const LOWEST = coins(5);

/** Cats of the harbour are sold to who pays most: to the end, at once, not at all, and two still when the week is over. */
export const catAuctions: Chapter = (town, { from }) =>
  PLANS.flatMap((plan, index) => auction(town, { from, number: FIRST_CAT + index, plan }));

interface Story {
  readonly from: number;
  readonly number: number;
  readonly plan: Plan;
}

function auction(town: Town, { from, number, plan }: Story): readonly Act[] {
  const { day, days, bids, highest = 0, end } = plan;
  const owner = collector(number);
  const at = from + day * DAY + OPENED_AT;
  const ends = at + days * DAY;
  const collection = openCollection(town, "cats");
  const terms = { collection, number, owner, at, ends, lowest: LOWEST, highest: coins(highest) };
  const place = openAuction(town, terms);
  const acts: Act[] = [{ at, by: owner, sends: [offer(town, terms, place)], more: OFFERING }];
  for (const [index, [bidder, amount]] of bids.entries())
    acts.push({
      at: at + (index + 1) * HOUR,
      by: collector(number + bidder),
      sends: [bid(place.address, coins(amount))],
      more: amount === highest ? SELLING + 1 : Math.min(index, 1),
    });
  if (end === "stop")
    acts.push({
      at: ends + 5 * MINUTE,
      by: owner,
      sends: [tellAuction(place.address, end)],
      more: bids.length === 0 ? RETURNING : SELLING,
    });
  if (end === "cancel")
    acts.push({ at: ends - DAY, by: owner, sends: [tellAuction(place.address, end)], more: RETURNING });
  return acts;
}

const OFFERING = 5;
/** The owner, the bazaar and the artist are paid, the item changes hands, its new owner hears of it. */
const SELLING = 6;
const RETURNING = 3;
