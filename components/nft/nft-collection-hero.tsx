import { PartyLink } from "@/components/transaction/list/party-link";
import { AccountAddress } from "@/components/entity/account-address";
import { Count } from "@/components/entity/count";
import { LongText } from "@/components/entity/long-text";
import { Name } from "@/components/entity/name";
import { NftThumbnail } from "@/components/entity/face/nft-thumbnail";
import { ORIGIN_LABELS } from "@/components/entity/origin-labels";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftCollectionProfile } from "@/lib/domain/nft/nft-profile";

interface NftCollectionHeroProps {
  readonly network: PageNetwork;
  readonly profile: NftCollectionProfile;
}

/** What a collection is, whose it is, and how many items it has made. */
export function NftCollectionHero({ network, profile }: NftCollectionHeroProps) {
  const { row, origin, unread, description } = profile;
  const { address, name, doubt, owner, nextIndex } = row;
  return (
    <Hero
      picture={<NftThumbnail address={address} size="hero" picture={row.picture} doubt={doubt} />}
      title={
        name === null ? (
          "Collection without a name"
        ) : (
          <Name text={name} max={80} source="self-declared name" />
        )
      }
      identity={<AccountAddress network={network} address={address} />}
      badges={
        <>
          {doubt !== null && <Badge tone="warning">{doubt}</Badge>}
          <Badge tone="violet">NFT collection</Badge>
          {origin !== "none" && <Badge>Metadata {ORIGIN_LABELS[origin].toLowerCase()}</Badge>}
          {unread && <Badge>Metadata not indexed yet</Badge>}
        </>
      }
      figure={nextIndex === null ? "–" : <Count value={nextIndex} />}
      figureDetail={
        nextIndex === null ? (
          "items not numbered"
        ) : (
          <span title="Next item index: items that were burned count too">items minted</span>
        )
      }
    >
      <div className="grid gap-2">
        {description !== null && description !== "" && (
          <div>
            <LongText text={description} />
          </div>
        )}
        <p>
          <span className="me-2 text-muted">Owner</span>
          {owner === null ? "None" : <PartyLink network={network} party={owner} copy />}
        </p>
      </div>
    </Hero>
  );
}
