import { Streamed } from "@/app/streamed";
import { NftBidsView } from "@/components/nft/nft-bids-view";
import { NftTransfersView } from "@/components/nft/nft-transfers-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { areBidsShown } from "@/lib/domain/action/auction-bids";
import { listProblem } from "@/lib/domain/list/opened-list";
import { readNftTransfersQuery } from "@/lib/domain/nft/read-nft-queries";
import { AUCTION_BID_SOURCE } from "@/lib/loaders/action/load-auction-bids";
import { openList, openRows } from "@/lib/loaders/list/row-source";
import { NFT_TRANSFER_SOURCE } from "@/lib/loaders/nft/load-nft-lists";
import { nftOfTab } from "@/lib/loaders/nft/nft-page";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: "Activity" };

export default async function ActivityTab(props: PageProps<"/[network]/nft/[address]/activity">) {
  const of = await nftOfTab(props.params);
  if (of === null) return null;
  const { network, address, profile } = of;
  const params = queryOf(await props.searchParams);
  if (profile.is === "item" && areBidsShown(params)) {
    const auction = profile.listedBy ?? address;
    return (
      <Streamed
        loading={openRows(AUCTION_BID_SOURCE, network, params, { auction })}
        skeleton={<SkeletonList />}
        problemOf={listProblem}
      >
        {(opened) => <NftBidsView network={network} address={address} opened={opened} />}
      </Streamed>
    );
  }
  const subject = { of: profile.is, address };
  const loading = openList(NFT_TRANSFER_SOURCE, network, params, readNftTransfersQuery(subject, params));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
      {(opened) => <NftTransfersView network={network} subject={subject} opened={opened} />}
    </Streamed>
  );
}
