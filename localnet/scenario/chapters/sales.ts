import { beginCell } from "@ton/core";
import { coins, DAY, HOUR, MINUTE, type Act, type Chapter } from "../act";
import { openCollection } from "../nft/collections";
import { collector } from "../nft/collectors";
import { BAZAAR_KEEPER, buy, changePrice, offer, openBazaar, openSale, takeBack } from "../nft/market";
import { visit } from "../errands";
import type { Town } from "../town";

/** Nobody has given these roofs away. */
const FIRST_ROOF = 70;
const OFFERS_A_DAY = 6;
const OFFER_DAYS = [2, 3, 4, 5];
const OFFERED_AT = 12 * HOUR;
const CHANGED_AT = OFFERED_AT + HOUR;
const ENDED_AT = OFFERED_AT + 4 * HOUR;

/** How far round the circle the buyer stands. */
const BUYER = 9;
const LOWEST_PRICE = 3;

/** In the order of the offers of a day. */
const FATES: readonly Fate[] = ["sold", "dearer, sold", "taken back", "sold", "open", "dearer, open"];

type Fate = "sold" | "taken back" | "open" | "dearer, sold" | "dearer, open";

/** The bazaar opens; from then on roofs are offered in it at a fixed price. */
export const sales: Chapter = (town, { from }) => {
  const bazaar = openBazaar(town);
  const opening: Act = {
    at: from + DAY + 2 * HOUR + 35 * MINUTE,
    by: BAZAAR_KEEPER,
    sends: [visit(bazaar, coins(1), beginCell().endCell())],
  };
  const stories = OFFER_DAYS.flatMap((day, index) =>
    FATES.map((fate, position) => {
      const number = FIRST_ROOF + index * OFFERS_A_DAY + position;
      return story(town, { from: from + day * DAY, number, fate });
    }),
  );
  return [opening, ...stories.flat()];
};

/** The bazaar, what it builds, the item again, and what comes back. */
const OFFERING = 5;
/** The owner, the bazaar and the artist are paid, the item changes hands, its new owner hears of it. */
const BUYING = 6;
const TAKING_BACK = 2;

interface Story {
  /** When the day begins. */
  readonly from: number;
  readonly number: number;
  readonly fate: Fate;
}

function story(town: Town, { from, number, fate }: Story): readonly Act[] {
  const owner = collector(number);
  const collection = openCollection(town, "rooftops");
  const price = coins(LOWEST_PRICE + (number % 5) * 1.5);
  const dearer = coins(LOWEST_PRICE + 2 + (number % 5) * 1.5);
  const changeable = fate.startsWith("dearer");
  const terms = { collection, number, owner, at: from + OFFERED_AT, price, changeable };
  const sale = openSale(town, terms);
  const acts: Act[] = [{ at: terms.at, by: owner, sends: [offer(town, terms, sale)], more: OFFERING }];
  const then = (after: number, by: Act["by"], parcel: Act["sends"][number], more = 0) =>
    acts.push({ at: from + after, by, sends: [parcel], more });
  if (changeable) then(CHANGED_AT, owner, changePrice(sale.address, dearer, collection));
  if (fate.endsWith("sold"))
    then(ENDED_AT, collector(number + BUYER), buy(sale.address, changeable ? dearer : price), BUYING);
  if (fate === "taken back") then(ENDED_AT, owner, takeBack(sale.address), TAKING_BACK);
  return acts;
}
