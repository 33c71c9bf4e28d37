"use client";

import { useQuery } from "@tanstack/react-query";
import { BlockLink } from "@/components/entity/block-link";
import { ExitCode } from "@/components/entity/exit-code";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { ErrorNotice } from "@/components/error/error-notice";
import { CellChanges } from "@/components/transaction/page/cell-changes";
import { FactRows, ifPresent } from "@/components/transaction/page/fact-rows";
import { Badge } from "@/components/ui/badge";
import { lazyPart } from "@/components/ui/lazy-part";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { useHasAbis } from "@/components/interface/private-body";
import type { RerunQuestion, RerunReport, StateChange } from "@/lib/domain/rerun/rerun-report";
import { QueryError } from "@/lib/query/query-error";
import { rerunQuery } from "@/lib/query/rerun-query";
import { counted } from "@/lib/text/counted";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { Address } from "@/lib/ton/address/address";
import type { Hash } from "@/lib/ton/value/hash";
import { ChangedFieldTable } from "./changed-field-table";
import { LeftActions } from "./left-actions";
import { StepDebugger } from "./step-debugger";

const PrivateChanges = lazyPart(() => import("./private-changes").then((module) => module.PrivateChanges));

export interface RerunResultProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly hash: Hash;
}

export function RerunResult({ network, account, hash }: RerunResultProps) {
  const { data, error } = useQuery(rerunQuery(network.id, hash));
  if (error !== null)
    return error instanceof QueryError ? <ErrorNotice error={error.error} /> : <p>Not run.</p>;
  if (data === undefined) return <output className="block text-muted">Running…</output>;
  return data.is === "ran" ? (
    <Ran network={network} account={account} report={data} />
  ) : (
    <Failed report={data} />
  );
}

const QUESTIONS: Readonly<Record<RerunQuestion, string>> = {
  transaction: "The transaction could not be loaded.",
  state: "The state of the account at the block before could not be loaded.",
  history: "The account’s transactions since the block before could not be loaded.",
  config: "The configuration at the block before could not be loaded.",
  block: "The block could not be loaded.",
  libraries: "The libraries that the code refers to could not be loaded.",
  blocks: "The previous masterchain blocks, which the code asks for, could not be loaded.",
  run: "The transaction could not be run.",
};

/** Which question to the service had no answer. */
function Failed({
  report: { question, call, error },
}: {
  readonly report: Extract<RerunReport, { is: "failed" }>;
}) {
  return (
    <div className="grid gap-2">
      <p>
        {QUESTIONS[question]}
        {call !== null && <span className="text-muted"> Call: {call}</span>}
      </p>
      <ErrorNotice error={error} />
    </div>
  );
}

interface RanProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly report: Extract<RerunReport, { is: "ran" }>;
}

function Ran({ network, account, report }: RanProps) {
  const { stateAfter, isTransactionSame, isStateBeforeSame, seqno, replayed, libraries } = report;
  const { exitCode, gasUsed, actions, changes, steps, vmSteps } = report;
  const isSame = stateAfter.own === stateAfter.chain;
  const count = (value: bigint | number) => <Count value={value} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <FactRows
        rows={[
          [
            "State after",
            <span key="after">
              <Badge tone={isSame ? "positive" : "negative"}>
                {isSame ? "Same as on chain" : "Differs from the chain"}
              </Badge>{" "}
              <HashText hash={stateAfter.own} copy what="state hash" />
            </span>,
          ],
          [
            "Transaction",
            <Badge key="transaction" tone={isTransactionSame ? "positive" : "warning"}>
              {isTransactionSame ? "Identical" : "Differs"}
            </Badge>,
          ],
          [
            "State before",
            <span key="before">
              <Badge tone={isStateBeforeSame ? "positive" : "warning"}>
                {isStateBeforeSame ? "Same as on chain" : "Not verified"}
              </Badge>{" "}
              at block{" "}
              <BlockLink
                network={network}
                block={{ workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno }}
              />
              {replayed > 0 && `, ${counted(replayed, "earlier transaction")} replayed`}
              {libraries > 0 && `, ${counted(libraries, "library", "libraries")}`}
            </span>,
          ],
          ["Exit code", exitCode === null ? null : <ExitCode key="exit" of={account} code={exitCode} />],
          ["Gas used", ifPresent(gasUsed, count)],
        ]}
      />
      {actions !== null && <LeftActions network={network} actions={actions} />}
      {changes.map((change) => (
        <ChangedState key={change.part} network={network} account={account} change={change} />
      ))}
      {steps !== null && steps.steps > 0 ? (
        <StepDebugger packed={steps} vmSteps={vmSteps} />
      ) : (
        <p className="text-muted">No code was executed.</p>
      )}
    </div>
  );
}

interface ChangedStateProps {
  readonly network: PageNetwork;
  readonly account: Address;
  readonly change: StateChange;
}

function ChangedState({ network, account, change: { part, fields, bags, cells, isCut } }: ChangedStateProps) {
  const hasAbis = useHasAbis(network.id);
  // For newly deployed data, only the visitor's own interface may have something to show.
  const isOwnAlone = fields === null && cells.length === 0;
  const heading = <h4 className="mb-2 font-semibold">Changes in {part}</h4>;
  const own = hasAbis && bags !== null && (
    <PrivateChanges
      network={network.id}
      account={account}
      bags={bags}
      heading={isOwnAlone ? heading : null}
    />
  );
  if (isOwnAlone) return own;
  return (
    <div>
      {heading}
      {own}
      {fields !== null && fields.length > 0 && (
        <ChangedFieldTable caption={`Changed fields of the ${part}`} fields={fields} />
      )}
      {cells.length > 0 && (
        <details className="mt-2" open={fields === null}>
          <summary className="cursor-pointer text-link">
            {isCut && "More than "}
            {counted(cells.length, "changed cell")}
          </summary>
          <div className="mt-3">
            <CellChanges changes={cells} />
          </div>
        </details>
      )}
    </div>
  );
}
