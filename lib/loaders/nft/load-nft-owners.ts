import "server-only";
import { nftOwners, type NftOwners } from "../../domain/nft/nft-owners";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import { nftItems } from "../../toncenter/v3/v3-nft";

/** The maximum number of items in one answer. */
const LOOKED_AT = 1_000;

/** The owners of a collection's first items. One call: the service does not count owners. */
export async function loadNftOwners(network: string, collection: Address): Promise<NftOwners> {
  const params = { collection_address: [collection], limit: LOOKED_AT };
  const answer = await gatewayOf(network).call(nftItems, params, { lane: "interactive" });
  if (!answer.ok) return { largest: [], owners: 0, items: 0, isAll: false, problem: answer.error };
  const { nft_items: items } = answer.value.value;
  return nftOwners(items, items.length < LOOKED_AT, answer.value.value);
}
