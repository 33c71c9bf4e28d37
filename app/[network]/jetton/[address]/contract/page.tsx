import { Streamed } from "@/app/streamed";
import { ContractView } from "@/components/contract/contract-view";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { JETTON_TABS } from "@/lib/domain/jetton/jetton-tabs";
import { loadContract } from "@/lib/loaders/contract/load-contract";
import { addressOfTab } from "@/lib/loaders/request/page-address";

export const metadata = { title: JETTON_TABS.contract.name };

export default async function ContractTab({ params }: PageProps<"/[network]/jetton/[address]/contract">) {
  const of = await addressOfTab(params);
  if (of === null) return null;
  const { network, address: master } = of;
  return (
    <Streamed loading={loadContract(network.id, master)} skeleton={<SkeletonFacts rows={10} />}>
      {(report) => <ContractView network={network} account={master} report={report} />}
    </Streamed>
  );
}
