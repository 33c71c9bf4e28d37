import { AccountAddress } from "@/components/entity/account-address";
import { LongText } from "@/components/entity/long-text";
import { Name } from "@/components/entity/name";
import { NftLink } from "@/components/entity/nft-link";
import { NftThumbnail } from "@/components/entity/face/nft-thumbnail";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftItemProfile } from "@/lib/domain/nft/nft-profile";
import { ListingBadge, NftIndex } from "./nft-marks";

interface NftItemHeroProps {
  readonly network: PageNetwork;
  readonly profile: NftItemProfile;
}

/** The name of an NFT, and what it belongs to. */
export function NftItemHero({ network, profile }: NftItemHeroProps) {
  const { row, description, unread, isInitialized, isSoulbound } = profile;
  const { address, name, doubt, listing, collection, index } = row;
  return (
    <Hero
      picture={<NftThumbnail address={address} size="hero" picture={row.picture} doubt={doubt} />}
      title={name === null ? "NFT without a name" : <Name text={name} max={80} source="self-declared name" />}
      identity={<AccountAddress network={network} address={address} />}
      badges={
        <>
          {doubt !== null && <Badge tone="warning">{doubt}</Badge>}
          <Badge tone="violet">NFT</Badge>
          <ListingBadge listing={listing} />
          {isSoulbound && <Badge>Soulbound</Badge>}
          {!isInitialized && <Badge tone="warning">Not initialized</Badge>}
          {unread && <Badge>Metadata not indexed yet</Badge>}
        </>
      }
      figure={
        index === null ? undefined : (
          <span className="text-xl">
            <span className="text-muted">#</span>
            <NftIndex index={index} />
          </span>
        )
      }
      figureDetail={collection === null ? "No collection" : <NftLink network={network} {...collection} />}
    >
      {description !== null && description !== "" ? <LongText text={description} /> : undefined}
    </Hero>
  );
}
