import { Streamed } from "@/app/streamed";
import { PoolOverviewView } from "@/components/staking/pool-overview-view";
import { SkeletonFacts, SkeletonListCard } from "@/components/ui/skeleton";
import { paramText } from "@/lib/domain/filter/read-fields";
import { serverNow } from "@/lib/loaders/request/clock";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadPoolOverview } from "@/lib/loaders/staking/load-pool";
import { addressOfTab } from "@/lib/loaders/request/page-address";

export default async function PoolPage(props: PageProps<"/[network]/pool/[address]">) {
  const of = await addressOfTab(props.params);
  if (of === null) return null;
  const { network, address: pool } = of;
  const typedStake = paramText(queryOf(await props.searchParams), "stake");
  return (
    <Streamed
      loading={loadPoolOverview(network.id, pool)}
      skeleton={
        <>
          <div className="card">
            <SkeletonFacts rows={8} />
          </div>
          <SkeletonListCard />
        </>
      }
    >
      {(loaded) =>
        loaded && (
          <PoolOverviewView network={network} {...loaded} typedStake={typedStake} nowMs={serverNow()} />
        )
      }
    </Streamed>
  );
}
