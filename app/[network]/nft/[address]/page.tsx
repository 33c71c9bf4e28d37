import { Streamed } from "@/app/streamed";
import { NftItemOverview } from "@/components/nft/nft-item-overview";
import { NftItemsView } from "@/components/nft/nft-items-view";
import { SkeletonFacts, SkeletonList } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { readNftItemsQuery } from "@/lib/domain/nft/read-nft-queries";
import { openList } from "@/lib/loaders/list/row-source";
import { loadNftNeighbours, loadNftSale } from "@/lib/loaders/nft/load-nft";
import { NFT_ITEM_SOURCE } from "@/lib/loaders/nft/load-nft-lists";
import { nftOfTab } from "@/lib/loaders/nft/nft-page";
import { serverNow } from "@/lib/loaders/request/clock";
import { queryOf } from "@/lib/loaders/request/search-params";
import { NftRoyaltyPart } from "./nft-royalty-part";

/** The items of a collection, or the details of an item. */
export default async function NftPage(props: PageProps<"/[network]/nft/[address]">) {
  const of = await nftOfTab(props.params);
  if (of === null) return null;
  const { network, address, profile } = of;
  if (profile.is === "item") {
    const loading = Promise.all([loadNftSale(network.id, profile), loadNftNeighbours(network.id, profile)]);
    // A sale includes the royalty in its terms.
    const royalty = profile.listedBy === null ? <NftRoyaltyPart network={network} profile={profile} /> : null;
    return (
      <Streamed loading={loading} skeleton={<SkeletonFacts rows={12} />}>
        {([sale, neighbours]) => (
          <NftItemOverview
            network={network}
            profile={profile}
            sale={sale}
            neighbours={neighbours}
            royalty={royalty}
            serverNowMs={serverNow()}
          />
        )}
      </Streamed>
    );
  }
  const params = queryOf(await props.searchParams);
  const query = readNftItemsQuery({ of: "collection", address }, params);
  return (
    <Streamed
      loading={openList(NFT_ITEM_SOURCE, network, params, query)}
      skeleton={<SkeletonList />}
      problemOf={listProblem}
    >
      {(opened) => <NftItemsView network={network} subject={{ of: "collection", address }} opened={opened} />}
    </Streamed>
  );
}
