import { Streamed } from "@/app/streamed";
import { JettonHoldersView } from "@/components/jetton/jetton-holders-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { listProblem } from "@/lib/domain/list/opened-list";
import { addressOfTab } from "@/lib/loaders/request/page-address";
import { openJettonHolders } from "@/lib/loaders/jetton/load-jetton-holders";
import { queryOf } from "@/lib/loaders/request/search-params";

export default async function HoldersTab(props: PageProps<"/[network]/jetton/[address]">) {
  const of = await addressOfTab(props.params);
  if (of === null) return null;
  const { network, address: master } = of;
  const loading = openJettonHolders(network, master, queryOf(await props.searchParams));
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />} problemOf={listProblem}>
      {(opened) => <JettonHoldersView network={network} opened={opened} />}
    </Streamed>
  );
}
