import { Streamed } from "@/app/streamed";
import { AccountPoolEvents } from "@/components/staking/account-pool-events";
import { AccountStakingView } from "@/components/staking/account-staking-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { positionIn } from "@/lib/domain/staking/nominator-positions";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { queryOf } from "@/lib/loaders/request/search-params";
import { accountStakingProblem, openAccountPoolEvents } from "@/lib/loaders/staking/load-account-staking";

export const metadata = { title: ACCOUNT_TABS.staking.name };

export default async function StakingTab(props: PageProps<"/[network]/account/[address]/staking">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const { network, account } = of;
  const loading = openAccountPoolEvents(network, account, queryOf(await props.searchParams));
  return (
    <Streamed
      loading={loading}
      skeleton={
        <div className="card">
          <SkeletonList />
        </div>
      }
      problemOf={accountStakingProblem}
    >
      {({ positions, part }) => (
        <AccountStakingView {...of} positions={positions} open="events">
          {positions.ok && positions.value.chosen !== null && part !== null && (
            <AccountPoolEvents
              {...of}
              pool={positions.value.chosen.address}
              position={positionIn(positions.value)}
              opened={part}
            />
          )}
        </AccountStakingView>
      )}
    </Streamed>
  );
}
