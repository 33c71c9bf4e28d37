import type { Address } from "@/lib/ton/address/address";
import type { Token } from "../family";
import type { Tables } from "../tables";
import { collectionsAt } from "./collections";
import type { Words } from "./content";
import { itemsAt } from "./items";

/** What items and collections say of themselves. */
export function tokensOf(tables: Tables, addresses: readonly Address[]): readonly Token[] {
  return [
    ...itemsAt(tables, addresses).map(({ address, number, info }) => ({
      address,
      info: infoOf("nft_items", info ?? {}, number),
    })),
    ...[...collectionsAt(tables, addresses).values()].map(({ address, info }) => ({
      address,
      info: infoOf("nft_collections", info ?? {}),
    })),
  ];
}

/** In the order of keys that the service has. */
function infoOf(type: string, { extra = {}, ...words }: Words, number?: string) {
  return { valid: true, type, ...words, ...(number === undefined ? {} : { nft_index: number }), extra };
}
