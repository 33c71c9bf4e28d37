import { coins, HOUR, MINUTE, type ScenarioEvent, type Chapter } from "../scenario-event";
import { bidForDomain, registerDomain } from "../domain-operations";
import type { ResidentName } from "../residents";

/** The bidders for a name with their bids in coins, in order. */
export interface DomainLot {
  readonly name: string;
  readonly bids: readonly (readonly [ResidentName, number])[];
}

/** Times of the bids after the first one. The fourth falls into the last minutes and extends the auction. */
const AFTER_THE_FIRST = [0, HOUR, 3 * HOUR, 5 * HOUR + 55 * MINUTE];
/** The shortest duration of an auction. */
export const AUCTION_SECONDS = 6 * HOUR;

/** The first bid deploys the item and passes the price on; each later bid refunds the one before. */
const BID_FOLLOWUPS = 1;

export function domainAuctionEvents({ name, bids }: DomainLot, start: number): readonly ScenarioEvent[] {
  return bids.map(([by, amount], index) => ({
    at: start + (AFTER_THE_FIRST[index] ?? 0),
    by,
    messages: [index === 0 ? registerDomain(name, coins(amount)) : bidForDomain(name, coins(amount))],
    furtherTransactions: BID_FOLLOWUPS,
  }));
}

/** A finished auction whose winner never claims the domain. */
const UNCLAIMED: DomainLot = {
  name: "library",
  bids: [
    ["paula", 30],
    ["greta", 33],
  ],
};

const RUNNING: readonly DomainLot[] = [
  {
    name: "coast",
    bids: [
      ["edith", 50],
      ["farid", 55],
      ["oskar", 60],
    ],
  },
  {
    name: "sunday-market",
    bids: [
      ["tove", 1],
      ["clara", 1.2],
      ["samir", 1.5],
    ],
  },
  {
    name: "dinner",
    bids: [
      ["marco", 40],
      ["bruno", 42],
    ],
  },
];

/** Auctions that are still open when the history ends, and a finished one that is unclaimed. */
export const openDomainAuctions: Chapter = (_town, { to }) => [
  ...domainAuctionEvents(UNCLAIMED, to - 2 * AUCTION_SECONDS),
  ...RUNNING.flatMap((lot) => domainAuctionEvents(lot, to - 3 * HOUR - 5 * MINUTE)),
];
