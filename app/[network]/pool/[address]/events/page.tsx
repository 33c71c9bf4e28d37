import { Streamed } from "@/app/streamed";
import { PoolEventsView } from "@/components/staking/pool-events-view";
import { SkeletonListCard } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { POOL_TABS } from "@/lib/domain/staking/pool-tabs";
import { queryOf } from "@/lib/loaders/request/search-params";
import { openPoolEvents } from "@/lib/loaders/staking/load-pool";
import { addressOfTab } from "@/lib/loaders/request/page-address";

export const metadata = { title: POOL_TABS.events.name };

export default async function PoolEventsTab(props: PageProps<"/[network]/pool/[address]/events">) {
  const of = await addressOfTab(props.params);
  if (of === null) return null;
  const { network, address: pool } = of;
  const loading = openPoolEvents(network, pool, queryOf(await props.searchParams));
  return (
    <Streamed
      loading={loading}
      skeleton={<SkeletonListCard />}
      problemOf={(opened) => opened && listProblem(opened)}
    >
      {(opened) => opened && <PoolEventsView network={network} pool={pool} opened={opened} />}
    </Streamed>
  );
}
