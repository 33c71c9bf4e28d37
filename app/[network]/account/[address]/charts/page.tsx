import { Streamed } from "@/app/streamed";
import { AccountCharts } from "@/components/charts/account-charts";
import { Skeleton, SkeletonCharts } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { openAllAccountTransactions } from "@/lib/loaders/account/account-transactions";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: ACCOUNT_TABS.charts.name };

export default async function ChartsTab(props: PageProps<"/[network]/account/[address]/charts">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const loading = openAllAccountTransactions(of.network, of.account, queryOf(await props.searchParams));
  return (
    <Streamed loading={loading} skeleton={<ChartsSkeleton />}>
      {({ list: { page, position } }) => <AccountCharts {...of} page={page} position={position} />}
    </Streamed>
  );
}

/** The range line and the charts. */
function ChartsSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Skeleton className="mt-4 h-18 w-full sm:h-9" />
      <SkeletonCharts count={3} />
    </div>
  );
}
