import { DAY, HOUR, MINUTE, type ScenarioEvent, type Chapter } from "../scenario-event";
import { collectionOf, type CollectionName } from "../nft/nft-collections";
import { collector } from "../nft/nft-collectors";
import { mintItems } from "../nft/nft-operations";
import type { Town } from "../town";

/** The editions with their times in seconds since the genesis. */
const EDITIONS: readonly NftEdition[] = [
  { of: "rooftops", after: 2 * HOUR + 5 * MINUTE, from: 0, count: 50 },
  { of: "cats", after: 2 * HOUR + 15 * MINUTE, from: 0, count: 45 },
  { of: "certificates", after: DAY + 5 * MINUTE, from: 0, count: 30 },
  { of: "rooftops", after: DAY + 15 * MINUTE, from: 50, count: 50 },
  { of: "cats", after: DAY + 25 * MINUTE, from: 45, count: 45 },
];

interface NftEdition {
  readonly of: CollectionName;
  readonly after: number;
  readonly from: number;
  readonly count: number;
}

/**
 * NFT items of three collections; each edition is minted in one batch and distributed among the
 * collectors.
 */
export const nftEditions: Chapter = (town, { from }) =>
  EDITIONS.map((edition) => editionEvent(town, from, edition));

function editionEvent(town: Town, from: number, edition: NftEdition): ScenarioEvent {
  const collection = collectionOf(town, edition.of);
  const by = collection.owner;
  const items = Array.from({ length: edition.count }, (_, index) => {
    const number = edition.from + index;
    const owner = town.addressOf(collector(number));
    return { number, owner, ...(edition.of === "certificates" ? { authority: town.addressOf(by) } : {}) };
  });
  return {
    at: from + edition.after,
    by,
    messages: [mintItems(collection, items)],
    furtherTransactions: edition.count,
  };
}
