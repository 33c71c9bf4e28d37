import { explainExitCode } from "../../../ton/contract/exit-code";
import { exitCodeConvention } from "../../../ton/contract/exit-code-convention";
import { messageKind } from "../../message/message-kind";
import { sentNothing, skippedActionsOf } from "../../transaction/skipped-actions";
import { isOutcomeUnknown } from "../../transaction/transaction-failure";
import type { Transaction } from "../../../toncenter/v3/v3-transaction";
import type { ActionPhase, ComputePhase } from "../../../toncenter/v3/transaction-phases";

export interface OutcomeText {
  readonly label: "Succeeded" | "Incomplete" | "Failed" | "Skipped" | "Outcome unknown";
  readonly tone: "positive" | "negative" | "warning" | "neutral";
  /** The reason as text; null where the label is enough. */
  readonly sentence: string | null;
}

const SKIPPED: Readonly<Record<string, string>> = {
  no_state: "Compute skipped: the account has no code.",
  bad_state: "Compute skipped: the StateInit of the message does not belong to the account.",
  no_gas: "Compute skipped: no gas.",
  suspended: "Compute skipped: the account is suspended.",
};

/** The first failed phase is the reason. The interfaces decide which contract's exit codes apply. */
export function outcomeOf({ description, in_msg }: Transaction, interfaces: readonly string[]): OutcomeText {
  if (description === null || isOutcomeUnknown(description))
    return { label: "Outcome unknown", tone: "neutral", sentence: "The outcome was not reported." };
  const { aborted, compute_ph: compute, action, bounce } = description;
  const returned = bounce?.type === "ok" ? " The rest of the value was returned to the sender." : "";
  if (compute !== null && succeeded(compute) === false)
    return failed(computeSentence(compute, interfaces) + returned);
  if (action !== null && action.success === false) return failed(actionSentence(action) + returned);
  if (compute?.skipped === true)
    return { label: "Skipped", tone: "warning", sentence: skippedSentence(compute) + returned };
  if (aborted === true) return failed(`Aborted.${returned}`);
  const left = skippedActionsOf(action);
  const isExternal = in_msg !== null && messageKind(in_msg) === "external";
  if (left !== null && sentNothing(action, isExternal)) return failed(left.sentence);
  if (left !== null) return { label: "Incomplete", tone: "warning", sentence: left.sentence };
  return { label: "Succeeded", tone: "positive", sentence: null };
}

/** Why it failed or did not run, without what happened to the value; null if neither. */
export function failureSentence(transaction: Transaction, interfaces: readonly string[]): string | null {
  const { description } = transaction;
  if (description === null) return null;
  return outcomeOf({ ...transaction, description: { ...description, bounce: null } }, interfaces).sentence;
}

/** Null if it did not run or is unknown. */
function succeeded({ skipped, success, exit_code }: ComputePhase): boolean | null {
  if (skipped === true) return null;
  return success ?? (exit_code === null ? null : exit_code === 0 || exit_code === 1);
}

export function skippedSentence({ reason }: ComputePhase): string {
  return SKIPPED[reason ?? ""] ?? `Compute skipped${reason === null ? "" : `: ${reason}`}.`;
}

export function computeSentence({ exit_code }: ComputePhase, interfaces: readonly string[]): string {
  if (exit_code === null) return "The code of the contract failed.";
  const explained = [null, ...interfaces]
    .map((kind) => explainExitCode(exit_code, "compute", kind))
    .find((one) => one !== null);
  const explanation = explained?.sentence ?? exitCodeConvention(exit_code);
  return `Exit code ${exit_code}: ${explanation ?? "Contract-specific error."}`;
}

function actionSentence({ result_code, no_funds }: ActionPhase): string {
  if (result_code === null)
    return no_funds === true
      ? "The balance did not suffice for what the code wanted to do."
      : "What the code wanted to do could not be done.";
  const sentence = explainExitCode(result_code, "action")?.sentence;
  return `Action result ${result_code}: ${sentence ?? "What the code wanted to do could not be done."}`;
}

/** How the action phase ended; null if the service does not say. */
export function actionPhaseSentence(action: ActionPhase): string | null {
  const { success, result_code: code } = action;
  if (success === false || (success === null && code !== null)) return actionSentence(action);
  const skipped = skippedActionsOf(action);
  if (skipped !== null) return skipped.sentence;
  return success === null ? null : `All actions were carried out${code === null ? "" : ` (result ${code})`}.`;
}

function failed(sentence: string): OutcomeText {
  return { label: "Failed", tone: "negative", sentence };
}

/** What may still change; null if it is final. */
export function pendingLabel({ finality, emulated }: Transaction): string | null {
  if (emulated === true) return "Pending, as it will go if nothing else happens";
  return finality === null || finality === "finalized" ? null : "Pending, not in a final block yet";
}
