import "server-only";
import type { NftProfile } from "../../domain/nft/nft-profile";
import { addressOfTab, type AddressParams, type TabAddress } from "../request/page-address";
import { loadNft } from "./load-nft";

interface NftOfTab extends TabAddress {
  readonly profile: NftProfile;
}

/** The NFT that a tab belongs to; null if there is none, which the layout explains. Makes no additional call. */
export async function nftOfTab(params: AddressParams): Promise<NftOfTab | null> {
  const of = await addressOfTab(params);
  if (of === null) return null;
  const { profile } = await loadNft(of.network.id, of.address);
  return profile === null ? null : { ...of, profile };
}
