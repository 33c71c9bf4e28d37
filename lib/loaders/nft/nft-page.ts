import "server-only";
import { readAccount } from "../../domain/account/read-account";
import { decodeSegment } from "../../domain/filter/url-text";
import type { PageNetwork } from "../../domain/network/page-network";
import type { NftProfile } from "../../domain/nft/nft-profile";
import type { Address } from "../../ton/address/address";
import { networkOf } from "../request/page-networks";
import { loadNft } from "./load-nft";

interface NftOfTab {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly profile: NftProfile;
}

/** The NFT that a tab belongs to; null if there is none, which the layout explains. Makes no additional call. */
export async function nftOfTab(
  params: Promise<{ readonly network: string; readonly address: string }>,
): Promise<NftOfTab | null> {
  const [network, { address: segment }] = await Promise.all([networkOf(params), params]);
  const read = readAccount(decodeSegment(segment));
  if (!read.ok) return null;
  const { profile } = await loadNft(network.id, read.value);
  return profile === null ? null : { network, address: read.value, profile };
}
