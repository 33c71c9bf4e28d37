import type { NamedNft, NftItemRow } from "./nft-item-row";

/** A collection, and how many of some items belong to it. */
interface CollectionCount extends NamedNft {
  readonly count: number;
}

const SHOWN = 20;

/** The collections of items, the most frequent first. */
export function collectionCounts(rows: readonly NftItemRow[]): readonly CollectionCount[] {
  const counts = new Map<string, CollectionCount>();
  for (const { collection } of rows) {
    if (collection === null) continue;
    const count = (counts.get(collection.address)?.count ?? 0) + 1;
    counts.set(collection.address, { ...collection, count });
  }
  return [...counts.values()].toSorted((one, other) => other.count - one.count).slice(0, SHOWN);
}
