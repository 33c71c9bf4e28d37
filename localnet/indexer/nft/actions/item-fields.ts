import type { ItemRow } from "../item-rows";

/** The fields with which actions identify an item, in the order that most of them have. */
export function itemFields({ collection, address, number }: ItemRow) {
  return { nft_collection: collection, nft_item: address, nft_item_index: number };
}
