import type { OutcomeText } from "./outcome-text";
import { failedActionsText, type TraceOutcome } from "./trace-outcome";

/** The headline of the page of a transaction. */
export interface Headline {
  readonly label: string;
  readonly tone: OutcomeText["tone"];
  /** What failed elsewhere in its trace, in a few words. */
  readonly elsewhere: string | null;
  readonly sentence: string | null;
}

/**
 * The headline of a transaction and its trace: a transaction can succeed although its trace failed. `letterAt`
 * returns the letter of the account of a step.
 */
export function headlineOf(
  { label, tone, sentence }: OutcomeText,
  trace: TraceOutcome | null,
  letterAt: (place: number) => string | null,
): Headline {
  if (trace === null || label !== "Succeeded") return { label, tone, elsewhere: null, sentence };
  const { counts, refusal, failure } = trace;
  const ran =
    failure === null && counts.skipped === 0 ? allRanText(counts.transactions) : "This transaction ran";
  if (refusal !== null)
    return { label: "Refused", tone: "negative", elsewhere: null, sentence: `${ran}; ${refusal}.` };
  const where = failure === null ? null : letterAt(failure.place);
  const failed =
    failure &&
    `another one of its trace${where === null ? "" : `, at account ${where},`} failed. ${failure.sentence ?? ""}`.trim();
  const reason = failed === null ? null : `This transaction ran; ${failed}`;
  if (counts.failedActions > 0 && counts.failedActions === counts.actions)
    return {
      label: counts.actions === 1 ? "Action failed" : "Actions failed",
      tone: "negative",
      elsewhere: null,
      sentence: reason ?? `${ran}, but what was to happen did not.`,
    };
  const elsewhere =
    counts.failedActions > 0
      ? failedActionsText(counts)
      : counts.failed > 0
        ? `${counts.failed} of ${counts.transactions} failed in its trace`
        : null;
  return {
    label,
    tone,
    elsewhere,
    sentence: reason ?? (elsewhere === null ? null : `${ran}, but ${elsewhere}.`),
  };
}

function allRanText(transactions: number): string {
  return transactions === 1 ? "The transaction ran" : `All ${transactions} transactions ran`;
}
