import type { Outcome } from "./outcome";
import { failedActionsSaid, type TraceOutcome } from "./trace-outcome";

/** What stands above all else on the page of a transaction. */
export interface Headline {
  readonly word: string;
  readonly tone: Outcome["tone"];
  /** What did not go well elsewhere in its trace, in a few words. */
  readonly besides: string | null;
  readonly sentence: string | null;
}

/**
 * What a transaction came to, together with its trace: that it ran itself does not mean that what was wanted
 * came about. `letterAt` is the letter of the account of a step.
 */
export function headlineOf(
  { word, tone, sentence }: Outcome,
  trace: TraceOutcome | null,
  letterAt: (place: number) => string | null,
): Headline {
  if (trace === null || word !== "Succeeded") return { word, tone, besides: null, sentence };
  const { counts, refusal, failure } = trace;
  const ran = failure === null && counts.skipped === 0 ? allRan(counts.transactions) : "This transaction ran";
  if (refusal !== null)
    return { word: "Refused", tone: "negative", besides: null, sentence: `${ran}; ${refusal}.` };
  const where = failure === null ? null : letterAt(failure.place);
  const failed =
    failure &&
    `another one of its trace${where === null ? "" : `, at account ${where},`} failed. ${failure.sentence ?? ""}`.trim();
  const why = failed === null ? null : `This transaction ran; ${failed}`;
  if (counts.failedActions > 0 && counts.failedActions === counts.actions)
    return {
      word: counts.actions === 1 ? "Action failed" : "Actions failed",
      tone: "negative",
      besides: null,
      sentence: why ?? `${ran}, but what was to happen did not.`,
    };
  const besides =
    counts.failedActions > 0
      ? failedActionsSaid(counts)
      : counts.failed > 0
        ? `${counts.failed} of ${counts.transactions} failed in its trace`
        : null;
  return { word, tone, besides, sentence: why ?? (besides === null ? null : `${ran}, but ${besides}.`) };
}

function allRan(transactions: number): string {
  return transactions === 1 ? "The transaction ran" : `All ${transactions} transactions ran`;
}
