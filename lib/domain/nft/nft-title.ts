import { withoutInvisible } from "../../text/invisible";
import { formatFriendly, type Address } from "../../ton/address/address";
import { middle } from "../../ton/value/shorten";
import type { AddressNetwork } from "../../paths";
import type { NftProfile } from "./nft-profile";

const MAX_NAME = 40;

/** The name of an NFT or collection in plain text, or the address of one without a name. */
export function nftTitle(
  { testnet }: Pick<AddressNetwork, "testnet">,
  address: Address,
  profile: NftProfile | null,
): string {
  const name = profile === null ? null : profile.row.name;
  const shown = withoutInvisible(name ?? "").slice(0, MAX_NAME);
  return shown === "" ? middle(formatFriendly(address, { bounceable: true, testnet })) : shown;
}
