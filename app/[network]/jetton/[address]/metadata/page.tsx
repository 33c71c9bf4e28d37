import { Streamed } from "@/app/streamed";
import { JettonMetadata } from "@/components/jetton/jetton-metadata";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { JETTON_TABS } from "@/lib/domain/jetton/jetton-tabs";
import { jettonOfTab } from "@/lib/loaders/jetton/jetton-page";
import { loadJetton } from "@/lib/loaders/jetton/load-jetton";

export const metadata = { title: JETTON_TABS.metadata.name };

export default async function MetadataTab({ params }: PageProps<"/[network]/jetton/[address]/metadata">) {
  const of = await jettonOfTab(params);
  if (of === null) return null;
  return (
    <Streamed loading={loadJetton(of.network.id, of.master)} skeleton={<SkeletonFacts rows={10} />}>
      {({ profile }) => profile !== null && <JettonMetadata network={of.network} profile={profile} />}
    </Streamed>
  );
}
