import { Streamed } from "@/app/streamed";
import { AccountCharts } from "@/components/charts/account-charts";
import { Skeleton } from "@/components/ui/skeleton";
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
    <Streamed loading={loading} skeleton={<Skeleton className="h-72 w-full" />}>
      {({ list: { page, position } }) => <AccountCharts {...of} page={page} position={position} />}
    </Streamed>
  );
}
