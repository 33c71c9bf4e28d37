import type { Address } from "@/lib/ton/address/address";
import type { Contract } from "../contract";
import { accountOf } from "../stack";
import { describedBy, type Described } from "./content";
import type { OwnWords } from "./item";

const MOST_REMEMBERED = 5_000;

/** What a collection said of an item stays true while neither has changed. */
const remembered = new Map<string, Described | null>();

/** Null where the collection does not know the item. */
export async function describedByCollection(
  item: Contract,
  address: Address,
  own: OwnWords,
): Promise<Described | null> {
  const collection = item.at(address);
  if (collection === null) return null;
  const { codeHash, dataHash } = collection.account;
  const words = own.content?.hash().toString("hex");
  const asked = [item.address, own.number, words, address, codeHash, dataHash].join();
  const known = remembered.get(asked);
  if (known !== undefined) return known;
  const told = await ask(collection, item.address, own);
  if (remembered.size >= MOST_REMEMBERED) remembered.clear();
  remembered.set(asked, told);
  return told;
}

async function ask(collection: Contract, item: Address, own: OwnWords): Promise<Described | null> {
  const number = { type: "int", value: own.number } as const;
  const told = await collection.ask("get_nft_address_by_index", [number]);
  if (told === null || accountOf(told.readAddress()) !== item) return null;
  if (own.content === null) return describedBy(null);
  const content = await collection.ask("get_nft_content", [number, { type: "cell", cell: own.content }]);
  return describedBy(content?.readCellOpt() ?? null);
}
