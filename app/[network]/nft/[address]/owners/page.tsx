import { Streamed } from "@/app/streamed";
import { UnknownPath } from "@/app/unknown-path";
import { NftOwnersView } from "@/components/nft/nft-owners-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { loadNftOwners } from "@/lib/loaders/nft/load-nft-owners";
import { nftOfTab } from "@/lib/loaders/nft/nft-page";

export const metadata = { title: "Owners" };

export default async function OwnersTab({ params }: PageProps<"/[network]/nft/[address]/owners">) {
  const of = await nftOfTab(params);
  if (of === null) return null;
  if (of.profile.is === "item") return <UnknownPath />;
  return (
    <Streamed
      loading={loadNftOwners(of.network.id, of.address)}
      skeleton={<SkeletonList />}
      problemOf={({ problem }) => problem}
    >
      {(owners) => <NftOwnersView network={of.network} owners={owners} />}
    </Streamed>
  );
}
