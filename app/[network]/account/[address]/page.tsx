import { Streamed } from "@/app/streamed";
import { OrNode } from "@/components/account/or-node";
import { ActionsView } from "@/components/action/actions-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { openAccountActions } from "@/lib/loaders/action/load-actions";
import { queryOf } from "@/lib/loaders/request/search-params";

export default async function HistoryTab(props: PageProps<"/[network]/account/[address]">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const loading = openAccountActions(of.network, of.account, queryOf(await props.searchParams));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={({ opened }) => opened.problem}>
      {({ opened, node }) => (
        <OrNode network={of.network} node={node}>
          <ActionsView {...of} opened={opened} />
        </OrNode>
      )}
    </Streamed>
  );
}
