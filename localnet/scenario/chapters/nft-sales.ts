import { beginCell } from "@ton/core";
import { coins, DAY, HOUR, MINUTE, type ScenarioEvent, type Chapter } from "../scenario-event";
import { collectionOf } from "../nft/nft-collections";
import { collector } from "../nft/nft-collectors";
import {
  BAZAAR_OWNER,
  buyItem,
  changePrice,
  offerItem,
  bazaarContract,
  saleContract,
  cancelSale,
} from "../nft/nft-bazaar";
import { deployOrCall } from "../town-operations";
import type { Town } from "../town";

/** The first of the rooftop items that the gift chapter does not move. */
const FIRST_ROOF = 70;
const OFFERS_A_DAY = 6;
const OFFER_DAYS = [2, 3, 4, 5];
const OFFERED_AT = 12 * HOUR;
const CHANGED_AT = OFFERED_AT + HOUR;
const ENDED_AT = OFFERED_AT + 4 * HOUR;

/** The buyer's distance from the owner in the order of collectors. */
const BUYER_DISTANCE = 9;
const LOWEST_PRICE = 3;

/** The outcomes of a day's sales, by the order of the offers. */
const SALE_OUTCOMES: readonly SaleOutcome[] = [
  "sold",
  "raised, sold",
  "taken back",
  "sold",
  "open",
  "raised, open",
];

type SaleOutcome = "sold" | "taken back" | "open" | "raised, sold" | "raised, open";

/** The bazaar is deployed; from then on rooftop items are offered at a fixed price. */
export const nftSales: Chapter = (town, { from }) => {
  const bazaar = bazaarContract(town);
  const opening: ScenarioEvent = {
    at: from + DAY + 2 * HOUR + 35 * MINUTE,
    by: BAZAAR_OWNER,
    messages: [deployOrCall(bazaar, coins(1), beginCell().endCell())],
  };
  const cases = OFFER_DAYS.flatMap((day, index) =>
    SALE_OUTCOMES.map((outcome, position) => {
      const number = FIRST_ROOF + index * OFFERS_A_DAY + position;
      return saleCaseEvents(town, { from: from + day * DAY, number, outcome });
    }),
  );
  return [opening, ...cases.flat()];
};

/** The bazaar, the sale contract, the item, and the returned excess. */
const OFFERING_TRANSACTIONS = 5;
/**
 * Payments to the owner, the bazaar and the artist; the transfer of the item and its notification; the
 * remainder.
 */
const BUYING_TRANSACTIONS = 6;
const CANCELLING_TRANSACTIONS = 2;

interface SaleCase {
  /** The start of the day in seconds since 1970. */
  readonly from: number;
  readonly number: number;
  readonly outcome: SaleOutcome;
}

function saleCaseEvents(town: Town, { from, number, outcome }: SaleCase): readonly ScenarioEvent[] {
  const owner = collector(number);
  const collection = collectionOf(town, "rooftops");
  const price = coins(LOWEST_PRICE + (number % 5) * 1.5);
  const raisedPrice = coins(LOWEST_PRICE + 2 + (number % 5) * 1.5);
  const changeable = outcome.startsWith("raised");
  const terms = { collection, number, owner, at: from + OFFERED_AT, price, changeable };
  const sale = saleContract(town, terms);
  const events: ScenarioEvent[] = [
    {
      at: terms.at,
      by: owner,
      messages: [offerItem(town, terms, sale)],
      furtherTransactions: OFFERING_TRANSACTIONS,
    },
  ];
  const addEvent = (
    after: number,
    by: ScenarioEvent["by"],
    message: ScenarioEvent["messages"][number],
    furtherTransactions = 0,
  ) => events.push({ at: from + after, by, messages: [message], furtherTransactions });
  if (changeable) addEvent(CHANGED_AT, owner, changePrice(sale.address, raisedPrice, collection));
  if (outcome.endsWith("sold"))
    addEvent(
      ENDED_AT,
      collector(number + BUYER_DISTANCE),
      buyItem(sale.address, changeable ? raisedPrice : price),
      BUYING_TRANSACTIONS,
    );
  if (outcome === "taken back") addEvent(ENDED_AT, owner, cancelSale(sale.address), CANCELLING_TRANSACTIONS);
  return events;
}
