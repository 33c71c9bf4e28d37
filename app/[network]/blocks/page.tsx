import { fixedMetadata } from "@/app/fixed-metadata";
import { PageTitle } from "@/components/ui/page-title";
import { Streamed } from "@/app/streamed";
import { BlocksView } from "@/components/block/list/blocks-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { loadBlocksPage } from "@/lib/loaders/block/blocks-page";
import { serverNow } from "@/lib/loaders/request/clock";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

export const generateMetadata = fixedMetadata({
  title: "Blocks",
  description: (network) => `Latest masterchain and shard blocks of TON ${network}.`,
});

export default async function BlocksPage({ params, searchParams }: PageProps<"/[network]/blocks">) {
  const network = await networkOf(params);
  return (
    <>
      <PageTitle>Blocks</PageTitle>
      <div className="card">
        <Streamed
          loading={loadBlocksPage(network, queryOf(await searchParams))}
          skeleton={<SkeletonList />}
          problemOf={({ opened }) => listProblem(opened)}
        >
          {(blocks) => <BlocksView network={network} nowMs={serverNow()} {...blocks} />}
        </Streamed>
      </div>
    </>
  );
}
