import "server-only";
import type { PageNetwork } from "../../domain/network/page-network";
import type { NftProfile } from "../../domain/nft/nft-profile";
import type { Address } from "../../ton/address/address";
import { addressOf, type AddressParams } from "../request/page-address";
import { loadNft } from "./load-nft";

interface NftOfTab {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly profile: NftProfile;
}

/** The NFT that a tab belongs to; null if there is none, which the layout explains. Makes no additional call. */
export async function nftOfTab(params: AddressParams): Promise<NftOfTab | null> {
  const { network, read } = await addressOf(params);
  if (!read.ok) return null;
  const { profile } = await loadNft(network.id, read.value);
  return profile === null ? null : { network, address: read.value, profile };
}
