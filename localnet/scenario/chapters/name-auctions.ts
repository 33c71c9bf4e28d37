import { coins, HOUR, MINUTE, type Act, type Chapter } from "../act";
import { bid, register } from "../domain-errands";
import type { ResidentName } from "../residents";

/** Who bids how many coins for a name, the first one first. */
export interface Lot {
  readonly name: string;
  readonly bids: readonly (readonly [ResidentName, number])[];
}

/** When the bids for a lot come after the first one; the last one prolongs the auction. */
const AFTER_THE_FIRST = [0, HOUR, 3 * HOUR, 5 * HOUR + 55 * MINUTE];
/** How long an auction lasts, at least. */
export const AUCTION = 6 * HOUR;

/** With the first bid come the item and its price, with each other one the money of the one before. */
const FOLLOWS = 1;

export function auction({ name, bids }: Lot, start: number): readonly Act[] {
  return bids.map(([by, amount], place) => ({
    at: start + (AFTER_THE_FIRST[place] ?? 0),
    by,
    sends: [place === 0 ? register(name, coins(amount)) : bid(name, coins(amount))],
    more: FOLLOWS,
  }));
}

/** Won, and nobody came for it. */
const LEFT_ALONE: Lot = {
  name: "library",
  bids: [
    ["paula", 30],
    ["greta", 33],
  ],
};

const RUNNING: readonly Lot[] = [
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

/** Auctions that are not over when the history is, and one whose winner sleeps. */
export const openAuctions: Chapter = (_town, { to }) => [
  ...auction(LEFT_ALONE, to - 2 * AUCTION),
  ...RUNNING.flatMap((lot) => auction(lot, to - 3 * HOUR - 5 * MINUTE)),
];
