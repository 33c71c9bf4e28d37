import type { Trace } from "../../../toncenter/v3/v3-trace";
import { isFinal } from "../../../toncenter/v3/v3-transaction";
import { skippedActionsOf } from "../../transaction/skipped-actions";
import type { ActionNames } from "../../action/action-names";
import { failureCause, type FailureCause } from "../outcome/failure-cause";
import type { FlowView } from "../flow/flow-view";
import { moneyNow } from "../outcome/money-now";
import { outcomeNotes } from "../outcome/outcome-notes";
import { failureSentence, outcomeOf } from "../outcome/outcome-text";
import type { RankedActions } from "./principal-actions";
import { refusalIn, type InterfacesOf } from "../outcome/refusal";
import { SUCCESS, type SummaryOutcome } from "./summary-outcome";
import type { TraceAction } from "../trace-action";
import type { Names } from "../flow/trace-flow";
import { childrenOf, type TraceStep, type TraceTree } from "../trace-steps";

interface Evidence extends RankedActions {
  readonly trace: Pick<Trace, "trace_info">;
  readonly tree: TraceTree;
  readonly changes: FlowView;
  readonly names: Names;
  readonly actionNames: ActionNames;
}

interface DecidedOutcome {
  readonly outcome: SummaryOutcome;
  /** The principal actions that failed, the first of which the headline is about. */
  readonly failed: readonly TraceAction[];
  /** Those that came back to their senders. */
  readonly bounced: readonly TraceAction[];
}

/** The outcome of a trace: that of its principal actions. */
export function outcomeOfActions(evidence: Evidence): DecidedOutcome {
  const { principal, others, tree, changes, names, trace, actionNames } = evidence;
  const { steps } = tree;
  const below = childrenOf(steps);
  const interfacesOf: InterfacesOf = (account) => names.address_book[account]?.interfaces ?? [];
  const causes = principal.map((action) => failureCause(action, steps, below, interfacesOf));
  const failed = principal.filter((_, place) => causes[place] !== null);
  const cause = causes.find((one) => one !== null) ?? null;
  const notesBut = (reported: number | null) => outcomeNotes(steps, below, reported, others, cause !== null);
  const [first = null] = failed;
  if (first !== null && cause !== null) {
    return {
      failed,
      bounced: principal.filter((_, place) => causes[place]?.isBounce === true),
      outcome: {
        kind: cause.isBounce ? "bounced" : "failed",
        label: labelOf(principal, causes, cause),
        tone: "negative",
        reason: cause.reason,
        money: moneyNow(first, cause, steps, changes, actionNames),
        notes: notesBut(cause.place),
      },
    };
  }
  const [root] = principal.length === 0 ? steps : [];
  const outcome =
    root?.transaction == null ? refused(steps, interfacesOf) : ofTransaction(root, interfacesOf);
  const none = { failed: [], bounced: [] };
  if (outcome.kind !== "success") return { ...none, outcome: { ...outcome, notes: notesBut(null) } };
  if (isOngoing(trace, steps)) return { ...none, outcome: { ...PENDING, notes: notesBut(null) } };
  const left = steps[0] === undefined ? null : leftUndone(steps[0]);
  return {
    ...none,
    outcome: left === null ? { ...SUCCESS, notes: notesBut(null) } : { ...left, notes: notesBut(0) },
  };
}

const PENDING: SummaryOutcome = { ...SUCCESS, kind: "pending", label: "Pending", tone: "warning" };

/** "Failed", "Bounced", "2 of 5 failed" if they are alike. */
function labelOf(
  principal: readonly TraceAction[],
  causes: readonly (FailureCause | null)[],
  { isBounce }: FailureCause,
): string {
  const failed = causes.filter((one) => one !== null);
  const kinds = new Set(principal.map(({ row }) => row.kind));
  if (failed.length === causes.length || kinds.size > 1) return isBounce ? "Bounced" : "Failed";
  const text = failed.every((one) => one.isBounce) ? "bounced" : "failed";
  return `${failed.length} of ${causes.length} ${text}`;
}

/** A contract that ran and answered with a refusal, as when the elector sends a stake back. */
function refused(steps: readonly TraceStep[], interfacesOf: InterfacesOf): SummaryOutcome {
  const refusal = steps
    .map(({ message }) => message && refusalIn(message, interfacesOf))
    .find((text) => text !== null);
  if (refusal === undefined) return SUCCESS;
  const reason = `${refusal.slice(0, 1).toUpperCase()}${refusal.slice(1)}.`;
  return { ...SUCCESS, kind: "failed", label: "Failed", tone: "negative", reason };
}

/** For a transaction that sent nothing on, as far as is known. */
function ofTransaction({ transaction, message }: TraceStep, interfacesOf: InterfacesOf): SummaryOutcome {
  if (transaction === null) return SUCCESS;
  const interfaces = interfacesOf(transaction.account);
  const { label, tone, sentence } = outcomeOf(transaction, interfaces);
  const reason = failureSentence(transaction, interfaces);
  const isBounce = transaction.description?.bounce?.type === "ok" && message?.source != null;
  if (isBounce && (label === "Failed" || label === "Skipped"))
    return { ...SUCCESS, kind: "bounced", label: "Bounced", tone: "negative", reason };
  if (label === "Failed") return { ...SUCCESS, kind: "failed", label, tone, reason };
  if (label === "Outcome unknown")
    return { ...SUCCESS, kind: "unknown", label: "Unknown", tone, reason: sentence };
  return SUCCESS;
}

/**
 * For a first transaction that skipped some of what it was to do, or all of it and did something else, as one that
 * deploys a wallet. What later ones skipped is a note.
 */
function leftUndone({ transaction }: TraceStep): SummaryOutcome | null {
  const action = transaction?.description?.action ?? null;
  const skipped = action?.success === false ? null : skippedActionsOf(action);
  if (skipped === null) return null;
  return { ...SUCCESS, kind: "incomplete", label: "Incomplete", tone: "warning", reason: skipped.sentence };
}

function isOngoing({ trace_info }: Pick<Trace, "trace_info">, steps: readonly TraceStep[]): boolean {
  return (
    trace_info?.trace_state === "pending" ||
    (trace_info?.pending_messages ?? 0) > 0 ||
    steps.some(({ transaction }) => transaction !== null && !isFinal(transaction))
  );
}
