import { NftDetailsView } from "@/components/nft/nft-details-view";
import { nftOfTab } from "@/lib/loaders/nft/nft-page";
import { NftRoyaltyPart } from "../nft-royalty-part";

export const metadata = { title: "Details" };

export default async function DetailsTab({ params }: PageProps<"/[network]/nft/[address]/details">) {
  const of = await nftOfTab(params);
  return of === null ? null : <NftDetailsView {...of} royalty={<NftRoyaltyPart {...of} />} />;
}
