import { Streamed } from "@/app/streamed";
import { AccountDomainList } from "@/components/dns/domain-list";
import { ListedRowsView } from "@/components/list/listed-rows-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { ACCOUNT_DOMAINS } from "@/lib/domain/dns/domain-row-kinds";
import { listProblem } from "@/lib/domain/list/opened-list";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { WALLET_DOMAIN_SOURCE } from "@/lib/loaders/dns/load-domain-lists";
import { openRows } from "@/lib/loaders/list/row-source";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: ACCOUNT_TABS.domains.name };

export default async function DomainsTab(props: PageProps<"/[network]/account/[address]/domains">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const { network, account: wallet } = of;
  const loading = openRows(WALLET_DOMAIN_SOURCE, network, queryOf(await props.searchParams), { wallet });
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
      {(opened) => (
        <ListedRowsView network={network} kind={ACCOUNT_DOMAINS} list={AccountDomainList} opened={opened} />
      )}
    </Streamed>
  );
}
