import { Streamed } from "@/app/streamed";
import { AccountMultisigsView } from "@/components/multisig/account-multisigs-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { loadAccountMultisigs } from "@/lib/loaders/multisig/load-account-multisigs";

export const metadata = { title: ACCOUNT_TABS.multisigs.name };

export default async function MultisigsTab({ params }: PageProps<"/[network]/account/[address]/multisigs">) {
  const of = await accountOfTab(params);
  if (of === null) return null;
  const { network, account } = of;
  return (
    <Streamed
      loading={loadAccountMultisigs(network.id, account)}
      skeleton={
        <div className="card">
          <SkeletonList />
        </div>
      }
      problemOf={({ problem }) => problem}
    >
      {(report) => <AccountMultisigsView network={network} report={report} />}
    </Streamed>
  );
}
