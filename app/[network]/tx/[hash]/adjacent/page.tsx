import { Streamed } from "@/app/streamed";
import { RefreshedError } from "@/components/error/refreshed-error";
import { AdjacentTransactionsView } from "@/components/transaction/page/adjacent-transactions";
import { SkeletonList } from "@/components/ui/skeleton";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { loadAdjacent } from "@/lib/loaders/transaction/load-adjacent";

export const metadata = { title: "Parent and children of a transaction", robots: { index: false } };

export default async function AdjacentPage({ params }: PageProps<"/[network]/tx/[hash]/adjacent">) {
  const network = await networkOf(params);
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Parent and children</h1>
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
    </>
  );
}
