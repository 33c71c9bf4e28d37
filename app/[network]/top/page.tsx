import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { ConcentrationChart } from "@/components/top/concentration-chart";
import { TopAccountList } from "@/components/top/top-account-list";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonList } from "@/components/ui/skeleton";
import { TOP_ACCOUNTS } from "@/lib/domain/top/top-account-kind";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { openTopAccounts } from "@/lib/loaders/top/load-top-accounts";

export const generateMetadata = fixedMetadata({
  title: "Top accounts",
  description: (network) => `The accounts with the largest balances of TON ${network}.`,
});

export default async function TopPage(props: PageProps<"/[network]/top">) {
  const network = await networkOf(props.params);
  const loading = openTopAccounts(network, queryOf(await props.searchParams));
  return (
    <>
      <PageTitle>Top accounts</PageTitle>
      <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={({ list }) => list.page.problem}>
        {({ list, concentration }) => (
          <div className="grid grid-cols-1 gap-4">
            <ConcentrationChart network={network} points={concentration} />
            <div className="card">
              <ListedRowsView network={network} kind={TOP_ACCOUNTS} list={TopAccountList} opened={list} />
            </div>
          </div>
        )}
      </Streamed>
    </>
  );
}
