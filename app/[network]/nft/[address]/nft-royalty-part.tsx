import { Streamed } from "@/app/streamed";
import { NftRoyaltyValue } from "@/components/nft/nft-royalty-value";
import { Skeleton } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { NftProfile } from "@/lib/domain/nft/nft-profile";
import { loadNftRoyalty } from "@/lib/loaders/nft/load-nft";

interface NftRoyaltyPartProps {
  readonly network: PageNetwork;
  readonly profile: NftProfile;
}

/** The royalty comes from a node, so it may arrive later than the index's data. */
export function NftRoyaltyPart({ network, profile }: NftRoyaltyPartProps) {
  return (
    <Streamed loading={loadNftRoyalty(network.id, profile)} skeleton={<Skeleton className="h-5 w-40" />}>
      {(royalty) => <NftRoyaltyValue network={network} royalty={royalty} />}
    </Streamed>
  );
}
