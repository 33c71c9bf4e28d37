import { PageLink } from "@/components/ui/page-link";
import { nftPath, type AddressNetwork } from "@/lib/paths";
import { formatFriendly, type Address } from "@/lib/ton/address/address";
import { Entity, isShortName } from "./entity";
import { MiddleText } from "./middle-text";
import { Name } from "./name";
import { NftThumbnail } from "./face/nft-thumbnail";

interface NftLinkProps {
  readonly network: AddressNetwork;
  readonly address: Address;
  /** The name that its issuer gave it. */
  readonly name: string | null;
  readonly size?: "inline" | "row";
  /** From the row of the item or the collection. */
  readonly picture?: string | null;
  /** Why its picture is blurred. */
  readonly doubt?: string | null;
}

/** An NFT or a collection with its picture; leads to its page. */
export function NftLink(props: NftLinkProps) {
  const { network, address, name, size = "inline", picture = null, doubt = null } = props;
  const friendly = formatFriendly(address, { bounceable: true, testnet: network.testnet });
  return (
    <Entity id={address} unbroken={isShortName(name ?? "")}>
      <NftThumbnail address={address} size={size} picture={picture} doubt={doubt} />{" "}
      <PageLink href={nftPath(network, address)}>
        {name === null ? (
          <MiddleText text={friendly} />
        ) : (
          <>
            <Name text={name} source={`${friendly}\nself-declared name`} />
            <span className="hidden-text"> {friendly}</span>
          </>
        )}
      </PageLink>
    </Entity>
  );
}
