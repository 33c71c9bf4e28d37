import { Streamed } from "@/app/streamed";
import { ErrorNotice } from "@/components/error/error-notice";
import { AccountStakingView } from "@/components/staking/account-staking-view";
import { LazyStakeRewardChart } from "@/components/staking/lazy-staking-charts";
import { Section } from "@/components/ui/section";
import { SkeletonList } from "@/components/ui/skeleton";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { queryOf } from "@/lib/loaders/request/search-params";
import { accountStakingProblem, loadAccountRewards } from "@/lib/loaders/staking/load-account-staking";

export const metadata = { title: "Staking rewards" };

export default async function StakingRewardsTab(
  props: PageProps<"/[network]/account/[address]/staking/rewards">,
) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const { network, account } = of;
  const loading = loadAccountRewards(network.id, account, queryOf(await props.searchParams));
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
        <AccountStakingView {...of} positions={positions} open="rewards">
          {part !== null &&
            (part.rewards.length > 0 ? (
              <LazyStakeRewardChart {...of} of={part} who="nominators" />
            ) : (
              <Section title="Rewards">
                {part.problem === null ? (
                  <p className="text-muted">No rewards from this pool</p>
                ) : (
                  <ErrorNotice error={part.problem} />
                )}
              </Section>
            ))}
        </AccountStakingView>
      )}
    </Streamed>
  );
}
