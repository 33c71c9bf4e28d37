import { Streamed } from "@/app/streamed";
import { ContractView } from "@/components/contract/contract-view";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { loadContract } from "@/lib/loaders/contract/load-contract";

export const metadata = { title: ACCOUNT_TABS.contract.name };

export default async function ContractTab({ params }: PageProps<"/[network]/account/[address]/contract">) {
  const of = await accountOfTab(params);
  if (of === null) return null;
  return (
    <Streamed loading={loadContract(of.network.id, of.account)} skeleton={<SkeletonFacts rows={10} />}>
      {(report) => <ContractView {...of} report={report} />}
    </Streamed>
  );
}
