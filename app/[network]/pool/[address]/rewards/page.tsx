import { Streamed } from "@/app/streamed";
import { PoolRewardsView } from "@/components/staking/pool-rewards-view";
import { Skeleton } from "@/components/ui/skeleton";
import { POOL_TABS } from "@/lib/domain/staking/pool-tabs";
import { loadPoolHistory } from "@/lib/loaders/staking/load-pool";
import { poolOfTab } from "@/lib/loaders/staking/pool-page";

export const metadata = { title: POOL_TABS.rewards.name };

export default async function PoolRewardsTab({ params }: PageProps<"/[network]/pool/[address]/rewards">) {
  const of = await poolOfTab(params);
  if (of === null) return null;
  const { network, pool } = of;
  return (
    <Streamed loading={loadPoolHistory(network.id, pool)} skeleton={<Skeleton className="h-72 w-full" />}>
      {(history) => history && <PoolRewardsView network={network} pool={pool} history={history} />}
    </Streamed>
  );
}
