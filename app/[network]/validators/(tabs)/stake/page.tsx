import { Streamed } from "@/app/streamed";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import { LazyStakeCharts } from "@/components/validator/lazy-stake-charts";
import { stakePoints } from "@/lib/domain/validator/stake-concentration";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { chartsPath } from "@/lib/paths";
import { loadCurrentRound } from "@/lib/loaders/validator/load-validation-round";

export const metadata = { title: VALIDATORS_TABS.stake.name };

export default async function StakeTab({ params }: PageProps<"/[network]/validators/stake">) {
  const network = await networkOf(params);
  return (
    <Streamed
      loading={loadCurrentRound(network.id, "interactive")}
      skeleton={<Skeleton className="h-72 w-full" />}
    >
      {(loaded) =>
        loaded.ok && (
          <>
            <LazyStakeCharts
              network={network}
              points={stakePoints(loaded.value.round.members)}
              since={loaded.value.round.since}
            />
            <p className="mt-4">
              <PageLink href={chartsPath(network, "rounds")}>Stake and validators per round</PageLink>
            </p>
          </>
        )
      }
    </Streamed>
  );
}
