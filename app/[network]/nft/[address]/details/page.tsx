import { Streamed } from "@/app/streamed";
import { NftDetailsView } from "@/components/nft/nft-details-view";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { loadNftRoyalty } from "@/lib/loaders/nft/load-nft";
import { nftOfTab } from "@/lib/loaders/nft/nft-page";

export const metadata = { title: "Details" };

export default async function DetailsTab({ params }: PageProps<"/[network]/nft/[address]/details">) {
  const of = await nftOfTab(params);
  if (of === null) return null;
  return (
    <Streamed loading={loadNftRoyalty(of.network.id, of.profile)} skeleton={<SkeletonFacts rows={12} />}>
      {(royalty) => <NftDetailsView {...of} royalty={royalty} />}
    </Streamed>
  );
}
