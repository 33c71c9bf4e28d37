import { DAY, HOUR, MINUTE, type Act, type Chapter } from "../act";
import { openCollection } from "../nft/collections";
import { collector } from "../nft/collectors";
import { handOver } from "../nft/items";
import type { Town } from "../town";

const WORDS: readonly (string | undefined)[] = [
  "For your new flat",
  undefined,
  "Happy birthday! 🎈",
  "You liked it so much",
  undefined,
  "Thanks for looking after the plants",
];

const GIFTS_A_DAY = 7;
const GIVING_TIME = 10 * HOUR;
/** How far round the circle a gift goes. */
const FRIEND = 7;
/** The new owner hears of it, and the rest of the fare comes back. */
const WHAT_FOLLOWS = 2;

/** The roofs that were made first change hands, some with a word. */
export const gifts: Chapter = (town, { from, to }) => {
  const roofs = openCollection(town, "rooftops");
  const acts: Act[] = [];
  for (let [at, number] = [from + GIVING_TIME, 0]; at + HOUR < to; at += DAY)
    for (const last = number + GIFTS_A_DAY; number < last; number += 1) {
      const [by, friend] = [collector(number), collector(number + FRIEND)];
      const comment = WORDS[number % WORDS.length];
      const parcel = handOver({
        item: roofs.itemAt(number),
        from: town.addressOf(by),
        to: town.addressOf(friend),
        number,
        ...(comment === undefined ? {} : { comment }),
      });
      acts.push({ at, by, sends: [parcel], more: WHAT_FOLLOWS });
    }
  return acts;
};

const WANDERING_TIME = 11 * HOUR + 10 * MINUTE;

/** The first cat stays with nobody for longer than a day. */
export const wanderingCat: Chapter = (town, { from, to }) => {
  const item = openCollection(town, "cats").itemAt(0);
  const acts: Act[] = [];
  for (let [at, host] = [from + WANDERING_TIME, 0]; at + HOUR < to; at += DAY, host += 1) {
    const by = collector(host);
    const sends = [
      handOver({ item, ...between(town, host, host + 1), number: host, comment: "Feed it well" }),
    ];
    acts.push({ at, by, sends, more: WHAT_FOLLOWS });
  }
  return acts;
};

function between(town: Town, one: number, other: number) {
  return { from: town.addressOf(collector(one)), to: town.addressOf(collector(other)) };
}

const WISHES = [71, 83, 95];

/** Some would like to give away what is not theirs. */
export const wishes: Chapter = (town, { from }) => {
  const roofs = openCollection(town, "rooftops");
  return WISHES.map((number, index) => ({
    at: from + 3 * DAY + 20 * MINUTE,
    by: collector(index + 1),
    sends: [handOver({ item: roofs.itemAt(number), ...between(town, index + 1, index), number })],
    more: 1,
  }));
};
