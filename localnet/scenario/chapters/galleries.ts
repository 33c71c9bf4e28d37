import { DAY, HOUR, MINUTE, type Act, type Chapter } from "../act";
import { openCollection, type CollectionName } from "../nft/collections";
import { collector } from "../nft/collectors";
import { mint } from "../nft/items";
import type { Town } from "../town";

/** What is made, and when, counted from the beginning. */
const EDITIONS: readonly Edition[] = [
  { of: "rooftops", after: 2 * HOUR + 5 * MINUTE, from: 0, count: 50 },
  { of: "cats", after: 2 * HOUR + 15 * MINUTE, from: 0, count: 45 },
  { of: "certificates", after: DAY + 5 * MINUTE, from: 0, count: 30 },
  { of: "rooftops", after: DAY + 15 * MINUTE, from: 50, count: 50 },
  { of: "cats", after: DAY + 25 * MINUTE, from: 45, count: 45 },
];

interface Edition {
  readonly of: CollectionName;
  readonly after: number;
  readonly from: number;
  readonly count: number;
}

/** Pictures of roofs, cats of the harbour, certificates of the school: each edition in one batch, one for everybody. */
export const galleries: Chapter = (town, { from }) => EDITIONS.map((edition) => issue(town, from, edition));

function issue(town: Town, from: number, edition: Edition): Act {
  const collection = openCollection(town, edition.of);
  const by = collection.owner;
  const items = Array.from({ length: edition.count }, (_, index) => {
    const number = edition.from + index;
    const owner = town.addressOf(collector(number));
    return { number, owner, ...(edition.of === "certificates" ? { authority: town.addressOf(by) } : {}) };
  });
  return { at: from + edition.after, by, sends: [mint(collection, items)], more: edition.count };
}
