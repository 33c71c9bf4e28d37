import type { Address } from "@/lib/ton/address/address";
import type { Contract } from "../contract-view";
import { accountOf } from "../stack-values";
import { metadataColumns, type MetadataColumns } from "./metadata-columns";
import type { ItemData } from "./item-contract";

const CACHE_SIZE = 5_000;

/** Results by item and collection data: they stay valid while neither changes. */
const cache = new Map<string, MetadataColumns | null>();

/** Null if the collection does not confirm the item. */
export async function metadataFromCollection(
  item: Contract,
  address: Address,
  itemData: ItemData,
): Promise<MetadataColumns | null> {
  const collection = item.at(address);
  if (collection === null) return null;
  const { codeHash, dataHash } = collection.account;
  const contentHash = itemData.content?.hash().toString("hex");
  const key = [item.address, itemData.number, contentHash, address, codeHash, dataHash].join();
  const cached = cache.get(key);
  if (cached !== undefined) return cached;
  const metadata = await readFromCollection(collection, item.address, itemData);
  if (cache.size >= CACHE_SIZE) cache.clear();
  cache.set(key, metadata);
  return metadata;
}

async function readFromCollection(
  collection: Contract,
  item: Address,
  itemData: ItemData,
): Promise<MetadataColumns | null> {
  const number = { type: "int", value: itemData.number } as const;
  const confirmed = await collection.runMethod("get_nft_address_by_index", [number]);
  if (confirmed === null || accountOf(confirmed.readAddress()) !== item) return null;
  if (itemData.content === null) return metadataColumns(null);
  const content = await collection.runMethod("get_nft_content", [
    number,
    { type: "cell", cell: itemData.content },
  ]);
  return metadataColumns(content?.readCellOpt() ?? null);
}
