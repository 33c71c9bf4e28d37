"use client";

import { useQuery } from "@tanstack/react-query";
import { BlockLink } from "@/components/entity/block-link";
import { Count } from "@/components/entity/count";
import { HashText } from "@/components/entity/hash-text";
import { ErrorNotice } from "@/components/error/error-notice";
import { CellChanges } from "@/components/transaction/page/cell-changes";
import { FactRows, ifPresent } from "@/components/transaction/page/fact-rows";
import { Badge } from "@/components/ui/badge";
import { DataTable, type Column } from "@/components/ui/data-table";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { ChangedField, RerunQuestion, RerunReport, StateChange } from "@/lib/domain/rerun/rerun-report";
import { QueryError } from "@/lib/query/query-error";
import { rerunQuery } from "@/lib/query/rerun-query";
import { counted } from "@/lib/text/counted";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "@/lib/ton/block/block";
import type { Hash } from "@/lib/ton/value/hash";
import { LeftActions } from "./left-actions";
import { StepDebugger } from "./step-debugger";

interface RerunResultProps {
  readonly network: PageNetwork;
  readonly hash: Hash;
}

export function RerunResult({ network, hash }: RerunResultProps) {
  const { data, error } = useQuery(rerunQuery(network.id, hash));
  if (error !== null)
    return error instanceof QueryError ? <ErrorNotice error={error.error} /> : <p>Not run.</p>;
  if (data === undefined) return <output className="block text-muted">Running…</output>;
  return data.is === "ran" ? <Ran network={network} report={data} /> : <Failed report={data} />;
}

const QUESTIONS: Readonly<Record<RerunQuestion, string>> = {
  transaction: "The transaction could not be loaded.",
  state: "The state of the account at the block before could not be loaded.",
  history: "The account’s transactions since the block before could not be loaded.",
  config: "The configuration at the block before could not be loaded.",
  block: "The block could not be loaded.",
  libraries: "The libraries that the code refers to could not be loaded.",
  run: "The transaction could not be run.",
};

/** Which question of the service had no answer. */
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
  readonly report: Extract<RerunReport, { is: "ran" }>;
}

function Ran({ network, report }: RanProps) {
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
          ["Exit code", exitCode],
          ["Gas used", ifPresent(gasUsed, count)],
        ]}
      />
      {actions !== null && <LeftActions network={network} actions={actions} />}
      {changes.map((change) => (
        <ChangedState key={change.part} change={change} />
      ))}
      {steps !== null && steps.steps > 0 ? (
        <StepDebugger packed={steps} vmSteps={vmSteps} />
      ) : (
        <p className="text-muted">No code was executed.</p>
      )}
    </div>
  );
}

const text = (value: string) => <span className="font-mono text-xs break-all">{value}</span>;

const FIELD_COLUMNS: readonly Column<ChangedField>[] = [
  { title: "Field", cell: ({ name }) => name.replaceAll("_", " ") },
  { title: "Before", cell: ({ before }) => text(before) },
  { title: "After", cell: ({ after }) => text(after) },
];

function ChangedState({ change: { part, fields, cells, isCut } }: { readonly change: StateChange }) {
  return (
    <div>
      <h4 className="mb-2 font-semibold">Changes in {part}</h4>
      {fields !== null && fields.length > 0 && (
        <DataTable
          caption={`Changed fields of the ${part}`}
          columns={FIELD_COLUMNS}
          rows={fields}
          idOf={({ name }) => name}
        />
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
