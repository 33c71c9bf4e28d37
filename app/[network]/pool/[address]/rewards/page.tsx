import { Streamed } from "@/app/streamed";
import { PoolRewardsView } from "@/components/staking/pool-rewards-view";
import { Skeleton } from "@/components/ui/skeleton";
import { POOL_TABS } from "@/lib/domain/staking/pool-tabs";
import { loadPoolHistory } from "@/lib/loaders/staking/load-pool";
import { addressOfTab } from "@/lib/loaders/request/page-address";

export const metadata = { title: POOL_TABS.rewards.name };

export default async function PoolRewardsTab({ params }: PageProps<"/[network]/pool/[address]/rewards">) {
  const of = await addressOfTab(params);
  if (of === null) return null;
  const { network, address: pool } = of;
  return (
    <Streamed loading={loadPoolHistory(network.id, pool)} skeleton={<Skeleton className="h-72 w-full" />}>
      {(history) => history && <PoolRewardsView network={network} pool={pool} history={history} />}
    </Streamed>
  );
}
