import type { ActionPhase, TransactionDescription } from "@/lib/toncenter/v3/transaction-phases";
import { skippedActionsOf } from "@/lib/domain/transaction/skipped-actions";
import { FailedIcon, OkIcon } from "@/components/ui/icons";

/** How a phase ended: null if it had no part in the transaction. */
type PhaseState = "done" | "incomplete" | "failed" | "skipped" | null;

/** The phases of a transaction in order, each with how it ended. */
export function PhaseMarks({ description }: { readonly description: TransactionDescription }) {
  const phases = phaseStates(description).filter(([, state]) => state !== null);
  return (
    <span className="flex flex-wrap gap-x-3">
      {phases.map(([name, state]) => (
        <span key={name} className="whitespace-nowrap">
          {name}{" "}
          {state === "skipped" ? (
            <span className="text-muted">skipped</span>
          ) : state === "incomplete" ? (
            <span className="text-warning">incomplete</span>
          ) : state === "done" ? (
            <span className="text-positive">
              <OkIcon />
              <span className="sr-only">done</span>
            </span>
          ) : (
            <span className="text-negative">
              <FailedIcon />
              <span className="sr-only">failed</span>
            </span>
          )}
        </span>
      ))}
    </span>
  );
}

function phaseStates(description: TransactionDescription): readonly (readonly [string, PhaseState])[] {
  const { storage_ph: storage, credit_ph: credit, compute_ph: compute, action, bounce } = description;
  return [
    ["storage", storage && "done"],
    ["credit", credit && "done"],
    ["compute", compute && (compute.skipped === true ? "skipped" : ended(compute.success))],
    ["action", action && actionState(action)],
    ["bounce", bounce && ended(bounce.type === null ? null : bounce.type === "ok")],
  ];
}

function ended(success: boolean | null): PhaseState {
  return success === false ? "failed" : "done";
}

function actionState(action: ActionPhase): PhaseState {
  const skipped = action.success === false ? null : skippedActionsOf(action);
  if (skipped === null) return ended(action.success);
  return skipped.isAll ? "skipped" : "incomplete";
}
