import type { ReactNode } from "react";
import { PartyLink } from "@/components/transaction/list/party-link";
import { AddressLink } from "@/components/entity/address-link";
import { Badge } from "@/components/ui/badge";
import { NftThumbnail } from "@/components/entity/face/nft-thumbnail";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Fact, Facts } from "@/components/ui/fact-list";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftNeighbours } from "@/lib/domain/nft/nft-neighbours";
import type { NftItemProfile } from "@/lib/domain/nft/nft-profile";
import type { NftSaleReport } from "@/lib/domain/nft/nft-sale-state";
import type { Result } from "@/lib/toncenter/error";
import { NftAttributeList } from "./nft-attribute-list";
import { NftNeighbourLinks } from "./nft-neighbour-links";
import { NftSaleView } from "./nft-sale-view";

interface NftItemOverviewProps {
  readonly network: PageNetwork;
  readonly profile: NftItemProfile;
  readonly sale: Result<NftSaleReport | null>;
  readonly neighbours: NftNeighbours;
  /** Null if the terms of a sale include it. */
  readonly royalty: ReactNode;
  readonly serverNowMs: number;
}

/** The picture of an NFT, who has it, how it is offered, and its attributes. */
export function NftItemOverview({
  network,
  profile,
  sale,
  neighbours,
  royalty,
  serverNowMs,
}: NftItemOverviewProps) {
  const { row, holder, listedBy, claimedBy, attributes } = profile;
  const { address, owner } = row;
  // Usernames sell themselves: no other contract holds them.
  const isHeld = listedBy !== null && listedBy !== address;
  return (
    <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      {/* On a phone the picture leaves room for the owner on the first screen. */}
      <div className="mx-auto grid w-full content-start gap-3 max-md:max-w-60">
        <NftThumbnail address={address} size="page" picture={row.picture} doubt={row.doubt} />
        <NftNeighbourLinks network={network} neighbours={neighbours} />
      </div>
      <div className="grid content-start gap-6">
        <Facts>
          <Fact name="Owner">
            {owner === null ? "None" : <PartyLink network={network} party={owner} copy />}
            {isHeld && <span className="text-muted"> according to the sale contract</span>}
          </Fact>
          {isHeld && holder !== null && (
            <Fact name="Held by">
              <PartyLink network={network} party={holder} copy />{" "}
              <span className="text-muted">sale contract</span>
            </Fact>
          )}
          {claimedBy !== null && (
            <Fact name="Claimed by">
              <Badge tone="warning">Does not hold this NFT</Badge>{" "}
              <AddressLink network={network} address={claimedBy} copy={false} />
            </Fact>
          )}
          {royalty !== null && <Fact name="Royalty">{royalty}</Fact>}
        </Facts>
        {!sale.ok && <RefreshedError error={sale.error} />}
        {sale.ok && sale.value !== null && (
          <NftSaleView network={network} item={address} report={sale.value} serverNowMs={serverNowMs} />
        )}
        <NftAttributeList network={network} collection={row.collection?.address ?? null} of={attributes} />
      </div>
    </div>
  );
}
