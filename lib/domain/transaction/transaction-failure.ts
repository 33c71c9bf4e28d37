import { explainExitCode } from "../../ton/contract/exit-code";
import { sentNothing, skippedActionsOf } from "./skipped-actions";
import type { TransactionOutcome } from "./transaction-outcome";
import type { TransactionRow } from "./transaction-row";

const NOT_RUN: Readonly<Record<string, string>> = {
  no_state: "no contract there",
  bad_state: "wrong StateInit",
  no_gas: "no gas",
  suspended: "address suspended",
};

/** What a row says about the outcome. */
export function outcomeInRow(
  outcome: TransactionOutcome | null,
  isExternal: boolean,
): Pick<TransactionRow, "failure" | "skipped" | "leftUndone" | "outcomeUnknown"> {
  if (outcome === null) return { failure: null, skipped: null, outcomeUnknown: true };
  const leftUndone = leftUndoneOf(outcome, isExternal);
  return {
    failure: failureOf(outcome, isExternal),
    skipped: skippedOf(outcome),
    ...(leftUndone !== null && { leftUndone }),
    ...(isOutcomeUnknown(outcome) && { outcomeUnknown: true }),
  };
}

/** Whether nothing tells how it ended. */
export function isOutcomeUnknown({ aborted, compute_ph: compute, action }: TransactionOutcome): boolean {
  if (aborted !== null || (compute?.skipped ?? false)) return false;
  const ended = compute?.success ?? compute?.exit_code ?? null;
  return ended === null && action?.success !== false && skippedActionsOf(action) === null;
}

/**
 * Why no code ran. The index calls such a transaction aborted, but plain transfers of coins look like this too.
 */
export function skippedOf({ compute_ph: compute }: TransactionOutcome): string | null {
  if (compute?.skipped !== true) return null;
  const reason = compute.reason ?? "";
  return NOT_RUN[reason] ?? (reason === "" ? "unknown reason" : reason);
}

/** Phases in the order in which they run: the first one that failed is the reason. */
export function failureOf(
  { aborted, compute_ph: compute, action, bounce }: TransactionOutcome,
  isExternal: boolean,
): string | null {
  if (compute?.skipped === true) return bounce?.type === "ok" ? "bounced" : null;
  if (compute?.success === false) return reasonOf("exit code", compute.exit_code, "compute");
  if (action?.success === false) return reasonOf("action result", action.result_code, "action");
  if (aborted === true) return "aborted";
  return sentNothing(action, isExternal) ? "nothing sent" : null;
}

/** Which actions it skipped although it succeeded, in a few words; null if none, or it failed. */
export function leftUndoneOf(outcome: TransactionOutcome, isExternal: boolean): string | null {
  if (outcome.compute_ph?.skipped === true || failureOf(outcome, isExternal) !== null) return null;
  return skippedActionsOf(outcome.action)?.text ?? null;
}

function reasonOf(what: string, code: number | null, phase: "compute" | "action"): string {
  if (code === null) return `${phase} phase`;
  return explainExitCode(code, phase)?.name ?? `${what} ${code}`;
}
