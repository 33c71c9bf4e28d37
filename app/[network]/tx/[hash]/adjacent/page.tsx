import { fixedMetadata } from "@/app/fixed-metadata";
import { PageTitle } from "@/components/ui/page-title";
import { Streamed } from "@/app/streamed";
import { RefreshedError } from "@/components/error/refreshed-error";
import { AdjacentTransactionsView } from "@/components/transaction/page/adjacent-transactions";
import { SkeletonList } from "@/components/ui/skeleton";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { loadAdjacent } from "@/lib/loaders/transaction/load-adjacent";

export const generateMetadata = fixedMetadata({
  title: "Parent and child transactions",
  isIndexed: false,
});

export default async function AdjacentPage({ params }: PageProps<"/[network]/tx/[hash]/adjacent">) {
  const network = await networkOf(params);
  return (
    <>
      <PageTitle>Parent and child transactions</PageTitle>
      <div className="card">
        <Streamed
          loading={loadAdjacent(network.id, (await params).hash)}
          skeleton={<SkeletonList rows={4} />}
          problemOf={(adjacent) => (adjacent.ok ? null : adjacent.error)}
        >
          {(adjacent) =>
            adjacent.ok ? (
              <AdjacentTransactionsView network={network} adjacent={adjacent.value} />
            ) : (
              <RefreshedError error={adjacent.error} />
            )
          }
        </Streamed>
      </div>
    </>
  );
}
