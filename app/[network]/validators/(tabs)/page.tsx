import { Streamed } from "@/app/streamed";
import { SkeletonList } from "@/components/ui/skeleton";
import { RoundSetView } from "@/components/validator/round-set-view";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadCurrentRound, openRoundSet } from "@/lib/loaders/validator/load-validation-round";

export default async function ValidatorsTab(props: PageProps<"/[network]/validators">) {
  const network = await networkOf(props.params);
  const loading = Promise.all([
    loadCurrentRound(network.id, "interactive"),
    openRoundSet(network, queryOf(await props.searchParams), null),
  ]);
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />}>
      {([loaded, opened]) =>
        loaded.ok && <RoundSetView network={network} members={loaded.value.round.members} opened={opened} />
      }
    </Streamed>
  );
}
