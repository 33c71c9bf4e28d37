import { Streamed } from "@/app/streamed";
import { JettonMetadata } from "@/components/jetton/jetton-metadata";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { JETTON_TABS } from "@/lib/domain/jetton/jetton-tabs";
import { addressOfTab } from "@/lib/loaders/request/page-address";
import { loadJetton } from "@/lib/loaders/jetton/load-jetton";
import { loadNodeJetton } from "@/lib/loaders/jetton/load-node-jetton";
import { queryOf } from "@/lib/loaders/request/search-params";

export const metadata = { title: JETTON_TABS.metadata.name };

export default async function MetadataTab(props: PageProps<"/[network]/jetton/[address]/metadata">) {
  const of = await addressOfTab(props.params);
  if (of === null) return null;
  const { network, address: master } = of;
  const isCompared = queryOf(await props.searchParams).get("node") === "compare";
  const loading = Promise.all([
    loadJetton(network.id, master),
    isCompared ? loadNodeJetton(network.id, master) : null,
  ]);
  return (
    <Streamed loading={loading} skeleton={<SkeletonFacts rows={10} />}>
      {([{ profile }, node]) =>
        profile !== null && <JettonMetadata network={network} master={master} profile={profile} node={node} />
      }
    </Streamed>
  );
}
