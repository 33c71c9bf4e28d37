import type { NftItem } from "../../toncenter/v3/v3-nft";
import { namedNft, type NamedAnswer } from "./make-nft-rows";
import type { NamedNft } from "./nft-item-row";
import type { NftItemProfile } from "./nft-profile";

/** The items before and after another one in its collection; null where there is none or it cannot be found. */
export interface NftNeighbours {
  readonly previous: NamedNft | null;
  readonly next: NamedNft | null;
}

export const NO_NEIGHBOURS: NftNeighbours = { previous: null, next: null };

/**
 * The indexes to look up. The service finds items by their exact index, so only collections that number their items
 * have neighbours.
 */
export function neighbourIndexes({ row: { index }, collectionNext }: NftItemProfile): readonly bigint[] {
  if (index === null || collectionNext === null || index < 0n) return [];
  return [index - 1n, index + 1n].filter((one) => one >= 0n && one <= collectionNext);
}

export function nftNeighbours(
  items: readonly NftItem[],
  { row: { index, collection } }: NftItemProfile,
  answer: NamedAnswer,
): NftNeighbours {
  const at = (place: bigint) => {
    const item = items.find(
      (one) => one.index === place && one.collection_address === (collection?.address ?? null),
    );
    return item === undefined ? null : namedNft(item.address, item.collection_address, answer);
  };
  return index === null ? NO_NEIGHBOURS : { previous: at(index - 1n), next: at(index + 1n) };
}
