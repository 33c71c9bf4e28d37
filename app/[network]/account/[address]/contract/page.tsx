import { Streamed } from "@/app/streamed";
import { ContractView } from "@/components/contract/contract-view";
import { VerifiedSourceSection } from "@/components/contract/verified-source-section";
import { SkeletonFacts } from "@/components/ui/skeleton";
import { ACCOUNT_TABS } from "@/lib/domain/account/account-tabs";
import { accountOfTab } from "@/lib/loaders/account/account-page";
import { loadVerifiedSource } from "@/lib/loaders/contract/load-verified-source";
import type { RunningCode } from "@/lib/domain/contract/contract-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { loadContract } from "@/lib/loaders/contract/load-contract";

export const metadata = { title: ACCOUNT_TABS.contract.name };

export default async function ContractTab({ params }: PageProps<"/[network]/account/[address]/contract">) {
  const of = await accountOfTab(params);
  if (of === null) return null;
  return (
    <Streamed loading={loadContract(of.network.id, of.account)} skeleton={<SkeletonFacts rows={10} />}>
      {(report) => (
        <ContractView
          {...of}
          report={report}
          source={
            report.is === "contract" && <VerifiedSource network={of.network} running={report.running} />
          }
        />
      )}
    </Streamed>
  );
}

interface VerifiedSourceProps {
  readonly network: PageNetwork;
  /** The running code, which is the code that is verified. */
  readonly running: RunningCode;
}

function VerifiedSource({ network, running }: VerifiedSourceProps) {
  if (running.is !== "read") return null;
  return (
    <Streamed
      loading={loadVerifiedSource(running.hash)}
      skeleton={
        <div className="card">
          <SkeletonFacts rows={3} />
        </div>
      }
    >
      {(report) => report !== null && <VerifiedSourceSection network={network} report={report} />}
    </Streamed>
  );
}
