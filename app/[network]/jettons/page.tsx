import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { JettonsView } from "@/components/jetton/jettons-view";
import { PageTitle } from "@/components/ui/page-title";
import { SkeletonList } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { JETTON_SOURCE } from "@/lib/loaders/jetton/load-jettons";
import { openList } from "@/lib/loaders/list/row-source";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { queryOf } from "@/lib/loaders/request/search-params";

export const generateMetadata = fixedMetadata({
  title: "Jettons",
  description: (network) => `Jettons of TON ${network}: supply, admin, metadata.`,
});

export default async function JettonsPage(props: PageProps<"/[network]/jettons">) {
  const network = await networkOf(props.params);
  const loading = openList(JETTON_SOURCE, network, queryOf(await props.searchParams));
  return (
    <>
      <PageTitle>Jettons</PageTitle>
      <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
        {(opened) => <JettonsView network={network} opened={opened} />}
      </Streamed>
    </>
  );
}
