import { MissingContract } from "@/components/account/missing-contract";
import { AccountAddress } from "@/components/entity/account-address";
import { NftThumbnail } from "@/components/entity/face/nft-thumbnail";
import { Hero } from "@/components/ui/hero";
import { Skeleton } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { nftProblem, type NftReport } from "@/lib/domain/nft/nft-profile";
import type { Address } from "@/lib/ton/address/address";
import { NftCollectionHero } from "./nft-collection-hero";
import { NftItemHero } from "./nft-item-hero";

interface NftHeadProps {
  readonly network: PageNetwork;
  readonly address: Address;
  readonly report: NftReport;
}

export function NftHead({ network, address, report }: NftHeadProps) {
  const { profile } = report;
  if (profile?.is === "item") return <NftItemHero network={network} profile={profile} />;
  if (profile !== null) return <NftCollectionHero network={network} profile={profile} />;
  return <MissingContract network={network} address={address} title="NFT" problem={nftProblem(report)} />;
}

/** What follows from the address alone. */
export function NftHeadSkeleton({ network, address }: Omit<NftHeadProps, "report">) {
  return (
    <Hero
      picture={<NftThumbnail address={address} size="hero" />}
      title="NFT"
      identity={<AccountAddress network={network} address={address} />}
      badges={<Skeleton className="h-5 w-48" />}
      figure={<Skeleton className="h-9 w-32" />}
    />
  );
}
