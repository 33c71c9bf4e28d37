import { DAY, HOUR, MINUTE, type ScenarioEvent, type Chapter } from "../scenario-event";
import { collectionOf } from "../nft/nft-collections";
import { collector } from "../nft/nft-collectors";
import { transferItem } from "../nft/nft-operations";
import type { Town } from "../town";

const COMMENTS: readonly (string | undefined)[] = [
  "For your new flat",
  undefined,
  "Happy birthday! 🎈",
  "You liked it so much",
  undefined,
  "Thanks for looking after the plants",
];

const GIFTS_A_DAY = 7;
const GIVING_TIME = 10 * HOUR;
/** The recipient's distance from the owner in the order of collectors. */
const FRIEND_DISTANCE = 7;
/** The notification of the new owner and the returned excess. */
const TRANSFER_FOLLOWUPS = 2;

/** Early rooftop items change hands, some with a comment. */
export const nftGifts: Chapter = (town, { from, to }) => {
  const roofs = collectionOf(town, "rooftops");
  const events: ScenarioEvent[] = [];
  for (let [at, number] = [from + GIVING_TIME, 0]; at + HOUR < to; at += DAY)
    for (const last = number + GIFTS_A_DAY; number < last; number += 1) {
      const [by, friend] = [collector(number), collector(number + FRIEND_DISTANCE)];
      const comment = COMMENTS[number % COMMENTS.length];
      const message = transferItem({
        item: roofs.itemAt(number),
        from: town.addressOf(by),
        to: town.addressOf(friend),
        number,
        ...(comment === undefined ? {} : { comment }),
      });
      events.push({ at, by, messages: [message], furtherTransactions: TRANSFER_FOLLOWUPS });
    }
  return events;
};

const WANDERING_TIME = 11 * HOUR + 10 * MINUTE;

/** One item changes its owner every day. */
export const wanderingCat: Chapter = (town, { from, to }) => {
  const item = collectionOf(town, "cats").itemAt(0);
  const events: ScenarioEvent[] = [];
  for (let [at, host] = [from + WANDERING_TIME, 0]; at + HOUR < to; at += DAY, host += 1) {
    const by = collector(host);
    const messages = [
      transferItem({ item, ...between(town, host, host + 1), number: host, comment: "Feed it well" }),
    ];
    events.push({ at, by, messages, furtherTransactions: TRANSFER_FOLLOWUPS });
  }
  return events;
};

function between(town: Town, one: number, other: number) {
  return { from: town.addressOf(collector(one)), to: town.addressOf(collector(other)) };
}

const REFUSED_ITEMS = [71, 83, 95];

/** Transfers of items that the sender does not own; they fail. */
export const refusedTransfers: Chapter = (town, { from }) => {
  const roofs = collectionOf(town, "rooftops");
  return REFUSED_ITEMS.map((number, index) => ({
    at: from + 3 * DAY + 20 * MINUTE,
    by: collector(index + 1),
    messages: [transferItem({ item: roofs.itemAt(number), ...between(town, index + 1, index), number })],
    furtherTransactions: 1,
  }));
};
