import { Streamed } from "@/app/streamed";
import { AccountTokensNav } from "@/components/account/account-tokens-nav";
import { AccountTokenTransfers } from "@/components/account/account-token-transfers";
import { SkeletonList } from "@/components/ui/skeleton";
import { readAccountTransfersQuery } from "@/lib/domain/account/read-account-transfers-query";
import { listProblem } from "@/lib/domain/list/opened-list";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { ACCOUNT_TOKEN_TRANSFER_SOURCE } from "@/lib/loaders/account/load-account-transfers";
import { openList } from "@/lib/loaders/list/row-source";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: "Token transfers" };

export default async function TokenTransfersTab(
  props: PageProps<"/[network]/account/[address]/tokens/transfers">,
) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const params = queryOf(await props.searchParams);
  const query = readAccountTransfersQuery(of.account, params);
  const loading = openList(ACCOUNT_TOKEN_TRANSFER_SOURCE, of.network, params, query);
  return (
    <>
      <AccountTokensNav {...of} open="transfers" />
      <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
        {(opened) => <AccountTokenTransfers {...of} opened={opened} />}
      </Streamed>
    </>
  );
}
