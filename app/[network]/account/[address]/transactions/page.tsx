import { Streamed } from "@/app/streamed";
import { AccountTransactions } from "@/components/account/account-transactions";
import { SkeletonList } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { openAccountTransactions } from "@/lib/loaders/account/account-transactions";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: ACCOUNT_TABS.transactions.name };

export default async function TransactionsTab(props: PageProps<"/[network]/account/[address]/transactions">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const loading = openAccountTransactions(of.network, of.account, queryOf(await props.searchParams));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={({ list }) => list.problem}>
      {(opened) => <AccountTransactions {...of} {...opened} />}
    </Streamed>
  );
}
