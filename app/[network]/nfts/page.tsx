import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { NftCollectionsView } from "@/components/nft/nft-collections-view";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonList } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { openList } from "@/lib/loaders/list/row-source";
import { NFT_COLLECTION_SOURCE } from "@/lib/loaders/nft/load-nft-lists";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

export const generateMetadata = fixedMetadata({
  title: "NFTs",
  description: (network) => `NFT collections of TON ${network}: items, owners, sales.`,
});

export default async function NftsPage(props: PageProps<"/[network]/nfts">) {
  const network = await networkOf(props.params);
  const loading = openList(NFT_COLLECTION_SOURCE, network, queryOf(await props.searchParams));
  return (
    <>
      <PageTitle>NFT collections</PageTitle>
      <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
        {(opened) => <NftCollectionsView network={network} opened={opened} />}
      </Streamed>
    </>
  );
}
