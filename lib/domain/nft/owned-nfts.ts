import type { Address } from "../../ton/address/address";

/** The parameters for everything that belongs to an owner, as in all counts and lists: items on sale included. */
export function ownedNfts(owner: Address) {
  return { owner_address: [owner], include_on_sale: true };
}
