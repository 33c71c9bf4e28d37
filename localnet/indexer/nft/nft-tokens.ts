import type { Address } from "@/lib/ton/address/address";
import type { TokenInfoRow } from "../contract-family";
import type { Tables } from "../index-tables";
import { collectionsAt } from "./collection-rows";
import type { TokenFields } from "./metadata-columns";
import { itemsAt } from "./item-rows";

/** Token info of items and collections. */
export function tokensOf(tables: Tables, addresses: readonly Address[]): readonly TokenInfoRow[] {
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

/** With the service's order of keys. */
function infoOf(type: string, { extra = {}, ...fields }: TokenFields, number?: string) {
  return { valid: true, type, ...fields, ...(number === undefined ? {} : { nft_index: number }), extra };
}
