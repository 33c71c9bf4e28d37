import { Streamed } from "@/app/streamed";
import { JettonHoldersView } from "@/components/jetton/jetton-holders-view";
import { SkeletonList } from "@/components/ui/skeleton";
import { jettonOfTab } from "@/lib/loaders/jetton/jetton-page";
import { loadConcentration } from "@/lib/loaders/jetton/load-concentration";
import { openJettonHolders } from "@/lib/loaders/jetton/load-jetton-holders";
import { queryOf } from "@/lib/loaders/request/search-params";

export default async function HoldersTab(props: PageProps<"/[network]/jetton/[address]">) {
  const of = await jettonOfTab(props.params);
  if (of === null) return null;
  const { network, master } = of;
  const loading = Promise.all([
    openJettonHolders(network, master, queryOf(await props.searchParams)),
    loadConcentration(network, master),
  ]);
  return (
    <Streamed loading={loading} skeleton={<SkeletonList />}>
      {([opened, concentration]) => (
        <JettonHoldersView network={network} opened={opened} concentration={concentration} />
      )}
    </Streamed>
  );
}
