import { methodPaths } from "@/components/contract/method-paths";
import { MethodTable } from "@/components/contract/method-table";
import { Section } from "@/components/ui/section";
import type { CallReport } from "@/lib/domain/call/call-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { CallOutcomeView } from "./call-outcome-view";

interface CallViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly report: CallReport;
}

/** A call's result, and the contract's methods. */
export function CallView({ network, account, report }: CallViewProps) {
  const { contract } = report;
  return (
    <>
      <CallOutcomeView network={network} account={account} report={report} />
      {contract.is === "contract" && (
        <Section title="Methods">
          <MethodTable
            pathOf={methodPaths(network, account)}
            account={account}
            methods={contract.methods}
            running={contract.running}
            callable
          />
        </Section>
      )}
    </>
  );
}
