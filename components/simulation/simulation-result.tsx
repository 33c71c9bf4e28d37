"use client";

import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { ActionSign } from "@/components/action/action-sign";
import { KindDrawings } from "@/components/action/kind-drawings";
import { SentenceParts } from "@/components/action/sentence-parts";
import { BlockLink } from "@/components/entity/block-link";
import { Coins } from "@/components/entity/coins";
import { Count } from "@/components/entity/count";
import { ExitCode } from "@/components/entity/exit-code";
import { Time } from "@/components/entity/time/time";
import { ErrorNotice } from "@/components/error/error-notice";
import { Notice } from "@/components/error/notice";
import { FlowSection } from "@/components/trace/flow/flow-section";
import { ExpectedStep } from "@/components/trace/pending-trace";
import { TraceActions } from "@/components/trace/trace-actions";
import { TraceExplorer } from "@/components/trace/trace-explorer";
import { hrefWithoutStep } from "@/components/trace/trace-views";
import type { FactRow } from "@/components/transaction/page/fact-rows";
import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/ui/section";
import { SidePanel } from "@/components/ui/side-panel";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type {
  SimulatedStep,
  SimulatedTrace,
  SimulationReport,
} from "@/lib/domain/simulation/simulation-report";
import { QueryError } from "@/lib/query/query-error";
import { simulationQuery } from "@/lib/query/simulation-query";
import { counted } from "@/lib/text/counted";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { Address } from "@/lib/ton/address/address";
import type { SimulationSectionProps } from "./simulation-section";

interface SimulationResultProps extends SimulationSectionProps {
  readonly attempt: number;
}

/** The simulated result of a message. */
export function SimulationResult({ network, boc, hash, destination, attempt }: SimulationResultProps) {
  const { data, error } = useQuery(simulationQuery(network.id, { boc, hash }, attempt));
  if (error !== null)
    return error instanceof QueryError ? <ErrorNotice error={error.error} /> : <p>Not simulated.</p>;
  if (data === undefined)
    return (
      <output className="card text-muted" aria-busy="true">
        Simulating…
      </output>
    );
  const { trace, refusal, basis } = data;
  return (
    <>
      {refusal !== null && <Refusal refusal={refusal} destination={destination} />}
      {trace !== null && <Expected network={network} trace={trace} />}
      {trace !== null && <FlowSection network={network} flow={trace.changes} />}
      <Basis network={network} basis={basis} />
    </>
  );
}

interface RefusalProps {
  readonly refusal: NonNullable<SimulationReport["refusal"]>;
  readonly destination: Address;
}

function Refusal({ refusal: { summary, exitCode, message }, destination }: RefusalProps) {
  return (
    <Notice title="The contract would not accept it" tone="negative">
      {summary !== null && (
        <p>
          {summary}
          {exitCode !== null && (
            <>
              {" (exit code "}
              <ExitCode of={destination} code={exitCode} />)
            </>
          )}
        </p>
      )}
      <p className="mt-1 text-xs wrap-anywhere">
        <bdi>{message}</bdi>
      </p>
    </Notice>
  );
}

interface ExpectedProps {
  readonly network: PageNetwork;
  readonly trace: SimulatedTrace;
}

function Expected({ network, trace }: ExpectedProps) {
  const { sentence, outcome, expected, fees, view, actions, steps } = trace;
  const query = useSearchParams();
  const at = query.get("at");
  const [first] = view.rows;
  const chosen = view.rows.find(({ id }) => id === at) ?? first;
  const own = steps.find(({ id }) => id === chosen?.id);
  const [action] = actions;
  return (
    <Section title="Simulated trace">
      <KindDrawings />
      <div className="mb-3 flex gap-3">
        <ActionSign
          action={{
            kind: action?.kind ?? "contract",
            direction: null,
            failed: outcome.tone === "negative",
          }}
        />
        <div className="min-w-0">
          <p className="font-semibold">
            <SentenceParts network={network} parts={sentence} />
          </p>
          <p className="mt-1 flex flex-wrap gap-2">
            <Badge tone={outcome.tone}>{outcome.label}</Badge>
            <Badge>
              Fee <Coins network={network} value={fees} brief />
            </Badge>
          </p>
          {outcome.reason !== null && <p className="mt-1 max-w-prose">{outcome.reason}</p>}
          {outcome.money.length > 0 && (
            <p className="max-w-prose">
              <SentenceParts network={network} parts={outcome.money} />
            </p>
          )}
          {outcome.notes.length > 0 && <p className="text-sm text-muted">{outcome.notes.join(" · ")}</p>}
        </div>
      </div>
      <TraceActions network={network} actions={actions} />
      <p className="mb-3 max-w-prose text-muted">{expected}</p>
      <TraceExplorer network={network} trace={view} start={first?.id ?? ""}>
        {chosen !== undefined && (
          <SidePanel
            id="selected"
            label="Selected step"
            isOpen={query.has("at")}
            closeHref={hrefWithoutStep(query.toString())}
          >
            <ExpectedStep
              network={network}
              row={chosen}
              accounts={view.accounts}
              more={rowsOf(own, view.accounts[chosen.account ?? -1]?.address ?? null)}
            />
          </SidePanel>
        )}
      </TraceExplorer>
    </Section>
  );
}

function rowsOf(step: SimulatedStep | undefined, account: Address | null): readonly FactRow[] {
  if (step === undefined) return [];
  const { exitCode, gasUsed, gasLimit, vmSteps, resultCode } = step;
  return [
    ["Exit code", exitCode === null ? null : <ExitCode key="exit" of={account} code={exitCode} />],
    [
      "Gas",
      gasUsed === null ? null : (
        <span key="gas">
          <Count value={gasUsed} />
          {/* External messages have a credit instead of a limit. */}
          {gasLimit !== null && gasLimit > 0n && (
            <>
              {" of "}
              <Count value={gasLimit} />
            </>
          )}
        </span>
      ),
    ],
    ["VM steps", vmSteps === null ? null : <Count key="steps" value={vmSteps} />],
    ["Action result", resultCode],
  ];
}

/** The assumptions of the simulation. */
function Basis({
  network,
  basis,
}: {
  readonly network: PageNetwork;
  readonly basis: SimulationReport["basis"];
}) {
  const { seqno, time, accounts, libraries, unfollowed } = basis;
  return (
    <p className="max-w-prose text-sm text-muted [&_a]:underline">
      Assumes the states of {counted(accounts, "account")}
      {libraries > 0 && ` and ${counted(libraries, "library", "libraries")}`} at block{" "}
      <BlockLink network={network} block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }} />,{" "}
      <Time atMs={time * 1_000} detail />, and that nothing else happens to these accounts. Fees for storage
      grow until the message is received.
      {unfollowed > 0 &&
        ` ${counted(unfollowed, "message")} not followed: too many accounts or transactions, or refused by the TVM.`}
    </p>
  );
}
