import { NoContract } from "@/components/contract/no-contract";
import { InterfaceEntry } from "@/components/entity/interface-entry";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { Notice } from "@/components/error/notice";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { isUndeployed, type CallReport, type CallResultView } from "@/lib/domain/call/call-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Address } from "@/lib/ton/address/address";
import { CallCommandsView } from "./call-commands-view";
import { CallValues } from "./call-values";

interface CallOutcomeViewProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly report: CallReport;
}

/** What a call returned, or why it did not. */
export function CallOutcomeView({ network, account, report }: CallOutcomeViewProps) {
  const { contract, outcome } = report;
  if (isUndeployed(report))
    return contract.is === "none" ? (
      <NoContract status={contract.status} frozenHash={contract.frozenHash} />
    ) : (
      <Notice title="No contract" tone="warning">
        <p>The account had no code at this block.</p>
      </Notice>
    );
  switch (outcome.is) {
    case "none":
    case "incomplete":
      if (contract.is === "failed") return <RefreshedError error={contract.problem} />;
      return outcome.is === "incomplete" && <p className="card text-muted">Enter the arguments.</p>;
    case "failed":
      return <RefreshedError error={outcome.error} />;
    case "done":
      return <ResultSection network={network} account={account} result={outcome.result} />;
  }
}

interface ResultSectionProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly result: CallResultView;
}

function ResultSection({ network, account, result }: ResultSectionProps) {
  const { method, standard, exitCode, succeeded, explanation, values, omitted } = result;
  const { isUnknownMethod } = result;
  return (
    <Section
      title={method}
      count={standard ?? undefined}
      aside={<RunFacts network={network} account={account} result={result} />}
    >
      {isUnknownMethod && <NoSuchMethod method={method} id={result.id} />}
      {!succeeded && !isUnknownMethod && (
        <p className="mb-3 max-w-prose">
          {explanation?.sentence ?? `Exit code ${exitCode} is defined by the contract.`}
        </p>
      )}
      {!isUnknownMethod && <CallValues network={network} values={values} more={omitted} />}
      <CallCommandsView networkId={network.id} body={result.body} json={result.json} />
    </Section>
  );
}

/** How it ran: in one line, since visitors come for the values. */
function RunFacts({ network, account, result }: ResultSectionProps) {
  const { exitCode, succeeded, isUnknownMethod, explanation, gasUsed, block } = result;
  const outcome = isUnknownMethod ? "no such method" : (explanation?.name ?? "contract error");
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-4">
      <span className="inline-flex flex-wrap items-baseline gap-x-1.5">
        <InterfaceEntry of={account} entry={{ exitCode }}>
          Exit code {exitCode}
        </InterfaceEntry>
        <Badge tone={succeeded ? "positive" : "negative"}>{outcome}</Badge>
      </span>
      <span>
        Gas used <Count value={gasUsed} />
      </span>
      {block !== null && (
        <span>
          Block <BlockLink network={network} block={block} />
        </span>
      )}
    </span>
  );
}

function NoSuchMethod({ method, id }: { readonly method: string; readonly id: number }) {
  return (
    <div className="mb-4">
      <Notice title="No such method" tone="warning">
        <p>
          The contract has no get method <span className="font-mono">{method}</span>
          {method !== String(id) && ` (ID ${id})`}. Its methods are listed below.
        </p>
      </Notice>
    </div>
  );
}
