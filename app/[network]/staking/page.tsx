import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { StakingView } from "@/components/staking/staking-view";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonListCard } from "@/components/ui/skeleton";
import { readAccount } from "@/lib/domain/account/read-account";
import { listProblem } from "@/lib/domain/list/opened-list";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { openStaking } from "@/lib/loaders/staking/load-staking-pools";

export const generateMetadata = fixedMetadata({
  title: "Staking",
  description: (network) => `Nominator pools of TON ${network}: stake, reward share, nominators and status.`,
});

export default async function StakingPage(props: PageProps<"/[network]/staking">) {
  const network = await networkOf(props.params);
  const query = queryOf(await props.searchParams);
  const typed = readAccount(query.get("q") ?? "");
  return (
    <>
      <PageTitle>Staking</PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <Streamed
          loading={openStaking(network, query)}
          skeleton={<SkeletonListCard />}
          problemOf={({ list }) => listProblem(list)}
        >
          {({ list, sources }) => (
            <StakingView
              network={network}
              list={list}
              sources={sources}
              typedAddress={typed.ok ? typed.value : null}
            />
          )}
        </Streamed>
      </div>
    </>
  );
}
