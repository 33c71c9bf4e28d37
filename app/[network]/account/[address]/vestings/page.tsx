import { Streamed } from "@/app/streamed";
import { SkeletonList } from "@/components/ui/skeleton";
import { AccountVestingsView } from "@/components/vesting/account-vestings-view";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { serverNow } from "@/lib/loaders/request/clock";
import { loadAccountVestings } from "@/lib/loaders/vesting/load-account-vestings";

export const metadata = { title: ACCOUNT_TABS.vestings.name };

export default async function VestingsTab({ params }: PageProps<"/[network]/account/[address]/vestings">) {
  const of = await accountOfTab(params);
  if (of === null) return null;
  const { network, account } = of;
  return (
    <Streamed
      loading={loadAccountVestings(network.id, account)}
      skeleton={<SkeletonList />}
      problemOf={(loaded) => (loaded.ok ? null : loaded.error)}
    >
      {(loaded) => <AccountVestingsView network={network} loaded={loaded} nowMs={serverNow()} />}
    </Streamed>
  );
}
