import { coins, DAY, HOUR, MINUTE, type ScenarioEvent, type Chapter } from "../scenario-event";
import { collectionOf } from "../nft/nft-collections";
import { collector } from "../nft/nft-collectors";
import { bidAtAuction, offerItem, auctionContract, controlAuction } from "../nft/nft-bazaar";
import type { Town } from "../town";

/**
 * Each bid: how many collectors after the owner the bidder comes in the order of collectors, and the
 * amount in coins.
 */
type Bids = readonly (readonly [bidder: number, amount: number])[];

interface AuctionPlan {
  readonly day: number;
  readonly days: number;
  readonly bids: Bids;
  readonly maxBid?: number;
  /** The owner's final command to the auction. */
  readonly end?: "stop" | "cancel";
}

const THREE_BIDS: Bids = [
  [5, 6],
  [8, 7],
  [5, 9.5],
];

const AUCTION_PLANS: readonly AuctionPlan[] = [
  { day: 2, days: 1, bids: THREE_BIDS, end: "stop" },
  { day: 2, days: 1, bids: [...THREE_BIDS, [11, 12]], end: "stop" },
  // The last bid is too low.
  { day: 2, days: 2, bids: [...THREE_BIDS, [13, 9.6]], end: "stop" },
  { day: 2, days: 4, bids: [...THREE_BIDS, [3, 25]], maxBid: 25 },
  { day: 2, days: 3, bids: [], end: "cancel" },
  { day: 2, days: 1, bids: [], end: "stop" },
  { day: 5, days: 9, bids: [...THREE_BIDS, [11, 14]] },
  { day: 5, days: 11, bids: [], maxBid: 90 },
];

/** The first of the cats that the gift chapter does not move. */
const FIRST_CAT = 60;
const OPENED_AT = 9 * HOUR + 40 * MINUTE;
const LOWEST = coins(5);

/**
 * Auctions of cats: with and without bids, ended at the maximum price, cancelled, and two still open when
 * the history ends.
 */
export const catAuctions: Chapter = (town, { from }) =>
  AUCTION_PLANS.flatMap((plan, index) => auctionEvents(town, { from, number: FIRST_CAT + index, plan }));

interface AuctionCase {
  readonly from: number;
  readonly number: number;
  readonly plan: AuctionPlan;
}

function auctionEvents(town: Town, { from, number, plan }: AuctionCase): readonly ScenarioEvent[] {
  const { day, days, bids, maxBid = 0, end } = plan;
  const owner = collector(number);
  const at = from + day * DAY + OPENED_AT;
  const ends = at + days * DAY;
  const collection = collectionOf(town, "cats");
  const terms = { collection, number, owner, at, ends, minBid: LOWEST, maxBid: coins(maxBid) };
  const contract = auctionContract(town, terms);
  const events: ScenarioEvent[] = [
    {
      at,
      by: owner,
      messages: [offerItem(town, terms, contract)],
      furtherTransactions: OFFERING_TRANSACTIONS,
    },
  ];
  for (const [index, [bidder, amount]] of bids.entries())
    events.push({
      at: at + (index + 1) * HOUR,
      by: collector(number + bidder),
      messages: [bidAtAuction(contract.address, coins(amount))],
      furtherTransactions: amount === maxBid ? SELLING_TRANSACTIONS + 1 : Math.min(index, 1),
    });
  if (end === "stop")
    events.push({
      at: ends + 5 * MINUTE,
      by: owner,
      messages: [controlAuction(contract.address, end)],
      furtherTransactions: bids.length === 0 ? RETURNING_TRANSACTIONS : SELLING_TRANSACTIONS,
    });
  if (end === "cancel")
    events.push({
      at: ends - DAY,
      by: owner,
      messages: [controlAuction(contract.address, end)],
      furtherTransactions: RETURNING_TRANSACTIONS,
    });
  return events;
}

const OFFERING_TRANSACTIONS = 5;
/**
 * Payments to the owner, the bazaar and the artist; the transfer of the item and its notification; the
 * remainder.
 */
const SELLING_TRANSACTIONS = 6;
const RETURNING_TRANSACTIONS = 3;
