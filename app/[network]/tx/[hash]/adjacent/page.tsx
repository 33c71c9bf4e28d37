import { ErrorNotice } from "@/components/error/error-notice";
import { AdjacentTransactionsView } from "@/components/transaction/page/adjacent-transactions";
import { loadAdjacent } from "@/lib/loaders/transaction/load-adjacent";
import { networkOf } from "@/lib/loaders/request/networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";

export const metadata = { title: "Parent and children of a transaction", robots: { index: false } };

export default async function AdjacentPage({ params }: PageProps<"/[network]/tx/[hash]/adjacent">) {
  const network = await networkOf(params);
  const adjacent = await loadAdjacent(network.id, (await params).hash);
  if (!adjacent.ok) setPageStatus(adjacent.error);
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold tracking-tight">Parent and children</h1>
      {adjacent.ok ? (
        <AdjacentTransactionsView network={network} adjacent={adjacent.value} />
      ) : (
        <ErrorNotice error={adjacent.error} />
      )}
    </>
  );
}
