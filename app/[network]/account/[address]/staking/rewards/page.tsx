import { RewardSection } from "@/components/staking/reward-section";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadAccountRewards } from "@/lib/loaders/staking/load-account-staking";
import { AccountStakingTab } from "../account-staking-tab";

export const metadata = { title: "Staking rewards" };

export default async function StakingRewardsTab(
  props: PageProps<"/[network]/account/[address]/staking/rewards">,
) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const loading = loadAccountRewards(of.network.id, of.account, queryOf(await props.searchParams));
  return (
    <AccountStakingTab {...of} open="rewards" loading={loading}>
      {(rewards) => <RewardSection {...of} of={rewards} who="nominators" />}
    </AccountStakingTab>
  );
}
