import { AccountPoolEvents } from "@/components/staking/account-pool-events";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { queryOf } from "@/lib/loaders/request/search-params";
import { openAccountPoolEvents } from "@/lib/loaders/staking/load-account-staking";
import { AccountStakingTab } from "./account-staking-tab";

export const metadata = { title: ACCOUNT_TABS.staking.name };

export default async function StakingTab(props: PageProps<"/[network]/account/[address]/staking">) {
  const of = await accountOfTab(props.params);
  if (of === null) return null;
  const loading = openAccountPoolEvents(of.network, of.account, queryOf(await props.searchParams));
  return (
    <AccountStakingTab {...of} open="events" loading={loading}>
      {(opened, pool, position) => (
        <AccountPoolEvents {...of} pool={pool} position={position} opened={opened} />
      )}
    </AccountStakingTab>
  );
}
