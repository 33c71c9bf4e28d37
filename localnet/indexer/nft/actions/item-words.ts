import type { ItemRow } from "../items";

/** How actions name the item that they are about, in the order that most of them have. */
export function wordsOf({ collection, address, number }: ItemRow) {
  return { nft_collection: collection, nft_item: address, nft_item_index: number };
}
