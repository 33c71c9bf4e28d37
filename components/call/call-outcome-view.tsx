import { NoContract } from "@/components/contract/no-contract";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { Notice } from "@/components/error/notice";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { FactRows } from "@/components/transaction/page/fact-rows";
import { isUndeployed, type CallReport, type CallResultView } from "@/lib/domain/call/call-report";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { CallCommandsView } from "./call-commands-view";
import { CallValues } from "./call-values";

interface CallOutcomeViewProps {
  readonly network: PageNetwork;
  readonly report: CallReport;
}

/** What a call returned, or why it did not. */
export function CallOutcomeView({ network, report }: CallOutcomeViewProps) {
  const { contract, outcome } = report;
  if (contract.is === "none" && isUndeployed(report))
    return <NoContract status={contract.status} frozenHash={contract.frozenHash} />;
  switch (outcome.is) {
    case "none":
      return contract.is === "failed" ? <RefreshedError error={contract.problem} /> : null;
    case "incomplete":
      return <p className="card text-muted">Enter the arguments.</p>;
    case "failed":
      return <RefreshedError error={outcome.error} />;
    case "done":
      return <ResultSection network={network} result={outcome.result} />;
  }
}

interface ResultSectionProps {
  readonly network: PageNetwork;
  readonly result: CallResultView;
}

function ResultSection({ network, result }: ResultSectionProps) {
  const { method, standard, exitCode, succeeded, explanation, gasUsed, block, values, omitted } = result;
  return (
    <Section title="Result" aside={standard ?? undefined}>
      {result.isUnknownMethod && <NoSuchMethod method={method} id={result.id} />}
      <FactRows
        rows={[
          [
            "Exit code",
            <span key="code" className="inline-flex flex-wrap items-baseline gap-x-2">
              <span className="tabular-nums">{exitCode}</span>
              <Badge tone={succeeded ? "positive" : "negative"}>
                {result.isUnknownMethod ? "no such method" : (explanation?.name ?? "contract error")}
              </Badge>
            </span>,
          ],
          [
            "Meaning",
            succeeded || result.isUnknownMethod
              ? null
              : (explanation?.sentence ?? "The contract defines this code."),
          ],
          ["Gas used", <Count key="gas" value={gasUsed} />],
          ["Block", block === null ? null : <BlockLink key="block" network={network} block={block} />],
        ]}
      />
      {!result.isUnknownMethod && (
        <div className="mt-4 border-t border-line pt-4">
          <h3 className="mb-2 font-semibold break-words">
            <span className="font-mono">{method}</span>
          </h3>
          <CallValues network={network} values={values} more={omitted} />
        </div>
      )}
      <CallCommandsView networkId={network.id} body={result.body} json={result.json} />
    </Section>
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
