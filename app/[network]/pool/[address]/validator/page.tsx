import { Streamed } from "@/app/streamed";
import { PoolValidatorView } from "@/components/staking/pool-validator-view";
import { Skeleton, SkeletonListCard } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { POOL_TABS } from "@/lib/domain/staking/pool-tabs";
import { queryOf } from "@/lib/loaders/request/search-params";
import { openPoolValidator } from "@/lib/loaders/staking/load-pool";
import { addressOfTab } from "@/lib/loaders/request/page-address";

export const metadata = { title: POOL_TABS.validator.name };

export default async function PoolValidatorTab(props: PageProps<"/[network]/pool/[address]/validator">) {
  const of = await addressOfTab(props.params);
  if (of === null) return null;
  const { network, address: pool } = of;
  const loading = openPoolValidator(network, pool, queryOf(await props.searchParams));
  return (
    <Streamed
      loading={loading}
      skeleton={
        <>
          <Skeleton className="h-72 w-full" />
          <SkeletonListCard />
        </>
      }
      problemOf={(opened) => opened && listProblem(opened.events)}
    >
      {(opened) => opened && <PoolValidatorView network={network} pool={pool} {...opened} />}
    </Streamed>
  );
}
