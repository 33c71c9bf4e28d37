import { Streamed } from "@/app/streamed";
import { SkeletonList } from "@/components/ui/skeleton";
import { ElectionView } from "@/components/validator/election-view";
import { nextElectionAt } from "@/lib/domain/validator/validator-report";
import { VALIDATORS_TABS } from "@/lib/domain/validator/validator-tabs";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { openElection } from "@/lib/loaders/validator/load-election";
import { loadCurrentRound } from "@/lib/loaders/validator/load-validation-round";

export const metadata = { title: VALIDATORS_TABS.election.name };

export default async function NextElectionTab(props: PageProps<"/[network]/validators/election">) {
  const network = await networkOf(props.params);
  const loading = Promise.all([
    openElection(network, queryOf(await props.searchParams), null),
    loadCurrentRound(network.id, "interactive"),
  ]);
  return (
    <Streamed
      loading={loading}
      skeleton={<SkeletonList />}
      problemOf={([opened]) => (opened.ok ? null : opened.error)}
    >
      {([opened, round]) => <ElectionView network={network} opened={opened} nextAt={nextElectionAt(round)} />}
    </Streamed>
  );
}
