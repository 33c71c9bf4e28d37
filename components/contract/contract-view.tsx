import type { ReactNode } from "react";
import { CompareCode, OwnInterface } from "@/components/interface/lazy-panels";
import { PrivateBody } from "@/components/interface/private-body";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Section } from "@/components/ui/section";
import type { ContractReport } from "@/lib/domain/contract/contract-report";
import { missingCodeText } from "@/lib/domain/contract/missing-code-text";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { ContractCells, fileStem } from "./contract-cells";
import { Disassembly } from "./disassembly";
import { LibraryList } from "./library-list";
import { methodPaths } from "./method-paths";
import { MethodTable } from "./method-table";
import { NoContract } from "./no-contract";

interface ContractViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly report: ContractReport;
  /** What a registry of sources reports, if one is configured. */
  readonly source?: ReactNode;
}

/** The code and data of an account. */
export function ContractView({ network, account, report, source }: ContractViewProps) {
  if (report.is === "failed") return <RefreshedError error={report.problem} />;
  if (report.is === "none") return <NoContract status={report.status} frozenHash={report.frozenHash} />;
  const { from, code, data, libraries, running, methods } = report;
  return (
    <div className="grid grid-cols-1 gap-4">
      {from === "node" && <p className="max-w-prose text-muted">Index unavailable. Data from a node.</p>}
      <Section title="Code">
        <ContractCells
          network={network}
          what="code"
          fileName={fileStem(network, account, "code")}
          cells={code}
          statedHash={report.reportedCodeHash}
        />
        {running.is === "read" && (
          <div className="mt-2 noscript:hidden print:hidden">
            <CompareCode boc={running.boc} />
          </div>
        )}
      </Section>
      {source}
      <LibraryList network={network} libraries={libraries} />
      <Section title="Methods">
        <MethodTable
          pathOf={methodPaths(network, account)}
          account={account}
          methods={methods}
          running={running}
        />
        <div className="mt-3 noscript:hidden print:hidden">
          <OwnInterface
            network={network.id}
            account={account}
            codeHash={code.is === "read" ? code.hash : report.reportedCodeHash}
          />
        </div>
      </Section>
      <Section title="Disassembly">
        {running.is === "read" ? (
          <Disassembly
            boc={running.boc}
            name={fileStem(network, account, "code")}
            isLibrary={running !== code}
          />
        ) : (
          <p className="text-muted">{missingCodeText(running)}</p>
        )}
      </Section>
      <Section title="Data">
        {data.is === "read" && (
          <PrivateBody network={network} account={account} cells={{ boc: data.boc }} what="data" />
        )}
        <ContractCells
          network={network}
          what="data"
          fileName={fileStem(network, account, "data")}
          cells={data}
          statedHash={report.reportedDataHash}
        />
      </Section>
    </div>
  );
}
