import { fixedMetadata } from "@/app/fixed-metadata";
import { PageTitle } from "@/components/ui/page-title";
import { Streamed } from "@/app/streamed";
import { TransactionsView } from "@/components/transaction/list/transactions-view";
import { LatestTabs } from "@/components/transaction/list/latest-tabs";
import { SkeletonList } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { openList } from "@/lib/loaders/list/row-source";
import { TRANSACTION_SOURCE } from "@/lib/loaders/transaction/load-transactions";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

export const generateMetadata = fixedMetadata({
  title: "Transactions",
  description: (network) => `Latest transactions of TON ${network}.`,
});

export default async function TransactionsPage(props: PageProps<"/[network]/transactions">) {
  const network = await networkOf(props.params);
  const loading = openList(TRANSACTION_SOURCE, network, queryOf(await props.searchParams));
  return (
    <>
      <PageTitle>Transactions</PageTitle>
      <div className="card">
        <LatestTabs network={network} open="transactions" />
        <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
          {(opened) => <TransactionsView network={network} opened={opened} />}
        </Streamed>
      </div>
    </>
  );
}
