import { counted } from "../../../text/counted";
import type { Trace } from "../../../toncenter/v3/v3-trace";
import { isFinal, type Transaction } from "../../../toncenter/v3/v3-transaction";
import { outcomeOf, type OutcomeText } from "./outcome-text";
import type { TraceStep } from "../trace-steps";

/** Counts by outcome. */
export interface TraceCounts {
  readonly transactions: number;
  readonly failed: number;
  /** That succeeded, and skipped some of their actions. */
  readonly incomplete: number;
  readonly skipped: number;
  /** With an unknown outcome. */
  readonly unknown: number;
  /** Listed by the service without content. */
  readonly omitted: number;
  /** Messages that no transaction of the trace has received. */
  readonly inFlight: number;
  readonly logs: number;
}

/** The outcomes of a trace's steps; their purpose is in its summary. */
export interface TraceOutcome {
  readonly tone: OutcomeText["tone"];
  readonly sentence: string;
  readonly counts: TraceCounts;
  /** The trace may still grow or change. */
  readonly isOngoing: boolean;
}

type InterfacesOf = (transaction: Transaction) => readonly string[];

export function traceOutcome(
  { is_incomplete, trace_info }: Pick<Trace, "is_incomplete" | "trace_info">,
  steps: readonly TraceStep[],
  interfacesOf: InterfacesOf,
): TraceOutcome {
  const outcomes = steps.map(({ transaction }) =>
    transaction === null ? null : outcomeOf(transaction, interfacesOf(transaction)),
  );
  const labels = outcomes.map((outcome) => outcome?.label);
  const count = (kind: TraceStep["kind"]) => steps.filter((step) => step.kind === kind).length;
  const counts: TraceCounts = {
    transactions: count("transaction"),
    failed: labels.filter((label) => label === "Failed").length,
    incomplete: labels.filter((label) => label === "Incomplete").length,
    skipped: labels.filter((word) => word === "Skipped").length,
    unknown: labels.filter((word) => word === "Outcome unknown").length,
    omitted: count("omitted"),
    inFlight: count("message"),
    logs: count("log"),
  };
  const isPending = (trace_info?.trace_state ?? "complete") === "pending";
  const isSure = steps.every(({ transaction }) => transaction === null || isFinal(transaction));
  const isOngoing = isPending || (trace_info?.pending_messages ?? 0) > 0 || is_incomplete === true || !isSure;
  return {
    tone:
      counts.failed > 0
        ? "negative"
        : isOngoing || counts.incomplete > 0
          ? "warning"
          : counts.skipped + counts.unknown > 0
            ? "neutral"
            : "positive",
    sentence: sentenceOf(counts, isOngoing),
    counts,
    isOngoing,
  };
}

/**
 * "14 steps: 2 failed, 1 skipped; may continue." It does not say what the steps were for: a trace can succeed
 * although a step failed, and its summary says so.
 */
function sentenceOf(counts: TraceCounts, isOngoing: boolean): string {
  const { transactions, failed, incomplete, skipped, unknown, omitted, inFlight } = counts;
  const are = (count: number, text: string) => (count === 0 ? [] : [`${count} ${text}`]);
  const problems = [
    ...are(failed, "failed"),
    ...are(incomplete, "with skipped actions"),
    ...are(skipped, "skipped"),
    ...are(unknown, "with unknown outcome"),
  ];
  const fine = transactions === 1 ? "succeeded" : "all succeeded";
  const steps = `${counted(transactions, "step")}: ${problems.length === 0 ? fine : problems.join(", ")}`;
  const others = [
    ...(omitted === 0 ? [] : [`${omitted} more not reported by the service`]),
    ...(inFlight === 0 ? [] : [`${counted(inFlight, "message")} not received yet`]),
    ...(isOngoing ? ["may continue"] : []),
  ];
  return `${[transactions === 0 ? "No steps reported" : steps, ...others].join("; ")}.`;
}

/** For an emulated trace, whose texts must not read as if it had happened. */
export function emulatedSentence({ transactions, failed, incomplete, skipped }: TraceCounts): string {
  const problems = [
    ...(failed === 0 ? [] : [`${failed} to fail`]),
    ...(incomplete === 0 ? [] : [`${incomplete} to skip actions`]),
    ...(skipped === 0 ? [] : [`${skipped} to be skipped`]),
  ];
  const fine = transactions === 1 ? "to succeed" : "all to succeed";
  return `${counted(transactions, "step")} expected, ${problems.length === 0 ? fine : problems.join(", ")}.`;
}
