import { Streamed } from "@/app/streamed";
import { AccountTokensNav } from "@/components/account/account-tokens-nav";
import { AccountTokensView } from "@/components/account/account-tokens-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { listProblem } from "@/lib/domain/list/opened-list";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { openAccountTokens } from "@/lib/loaders/account/load-account-tokens";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: ACCOUNT_TABS.tokens.name };

export default async function TokensTab(props: PageProps<"/[network]/account/[address]/tokens">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const loading = openAccountTokens(of.network, of.account, queryOf(await props.searchParams));
  return (
    <>
      <AccountTokensNav {...of} open="held" />
      <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={({ list }) => listProblem(list)}>
        {(opened) => <AccountTokensView {...of} {...opened} />}
      </Streamed>
    </>
  );
}
