import type { Trace } from "../../toncenter/v3/v3-trace";
import { isFinal, type Transaction } from "../../toncenter/v3/v3-transaction";
import { outcomeOf, type OutcomeText } from "./outcome-text";
import { refusalIn } from "./refusal";
import type { TraceStep } from "./trace-steps";

/** Counts by outcome. */
export interface TraceCounts {
  readonly transactions: number;
  readonly failed: number;
  readonly skipped: number;
  /** With an unknown outcome. */
  readonly unknown: number;
  /** Listed by the service without content. */
  readonly omitted: number;
  /** Messages that no transaction of the trace has received. */
  readonly inFlight: number;
  readonly logs: number;
  /** The actions according to the service, as text, and how many of them failed. */
  readonly actions: number;
  readonly failedActions: number;
}

export interface TraceOutcome {
  readonly tone: OutcomeText["tone"];
  readonly sentence: string;
  readonly counts: TraceCounts;
  /** The trace may still grow or change. */
  readonly isOngoing: boolean;
  /** The first step that failed, and why; null if none did. */
  readonly failure: { readonly place: number; readonly sentence: string | null } | null;
  /** What a contract refused although it ran, as a clause. */
  readonly refusal: string | null;
}

type InterfacesOf = (transaction: Transaction) => readonly string[];

export function traceOutcome(
  { is_incomplete, trace_info, actions }: Pick<Trace, "is_incomplete" | "trace_info" | "actions">,
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
    skipped: labels.filter((word) => word === "Skipped").length,
    unknown: labels.filter((word) => word === "Outcome not known").length,
    omitted: count("omitted"),
    inFlight: count("message"),
    logs: count("log"),
    actions: actions?.length ?? 0,
    failedActions: actions?.filter(({ success }) => success === false).length ?? 0,
  };
  const isPending = (trace_info?.trace_state ?? "complete") === "pending";
  const isSure = steps.every(({ transaction }) => transaction === null || isFinal(transaction));
  const isOngoing = isPending || (trace_info?.pending_messages ?? 0) > 0 || is_incomplete === true || !isSure;
  const place = labels.indexOf("Failed");
  const refusal =
    steps.map(({ message }) => message && refusalIn(message)).find((text) => text !== null) ?? null;
  return {
    tone:
      counts.failed + counts.failedActions > 0 || refusal !== null
        ? "negative"
        : isOngoing
          ? "warning"
          : counts.skipped + counts.unknown > 0
            ? "neutral"
            : "positive",
    sentence: sentenceOf(counts, refusal, isOngoing),
    counts,
    isOngoing,
    failure: place < 0 ? null : { place, sentence: outcomes[place]?.sentence ?? null },
    refusal,
  };
}

/** "14 transactions: 2 failed, 1 did not run; it may still go on." */
function sentenceOf(counts: TraceCounts, refusal: string | null, isOngoing: boolean): string {
  const { transactions, failed, skipped, unknown, omitted, inFlight } = counts;
  const are = (count: number, text: string) =>
    count === 0 ? [] : [`${transactions === 1 ? "it" : count} ${text}`];
  const problems = [
    ...are(failed, "failed"),
    ...are(skipped, "did not run"),
    ...are(unknown, "ended in a way that the service does not tell"),
  ];
  const refusalText = actionsText(counts);
  const isFine = refusal === null && counts.failedActions === 0;
  const fine = `${transactions === 1 ? "it" : "all"} ${isFine ? "went well" : "ran"}`;
  const others = [
    ...(refusal === null ? [] : [refusal]),
    ...(refusalText === null || refusal !== null ? [] : [refusalText]),
    ...(omitted === 0 ? [] : [`the service names ${omitted} more that it does not tell`]),
    ...(inFlight === 0
      ? []
      : [`${inFlight === 1 ? "1 message has" : `${inFlight} messages have`} not been received here`]),
    ...(isOngoing ? ["it may still go on"] : []),
  ];
  const outcomeText = problems.length === 0 ? fine : problems.join(", ");
  const head = `${transactions === 1 ? "1 transaction" : `${transactions} transactions`}: ${outcomeText}`;
  return `${[transactions === 0 ? "No transaction is told" : head, ...others].join("; ")}.`;
}

/** The service's actions, where they contradict the transactions. */
function actionsText({ failed, actions, failedActions }: TraceCounts): string | null {
  if (failedActions > 0) return failedActionsText({ actions, failedActions });
  if (failed === 0 || actions === 0) return null;
  return actions === 1 ? "what was to happen happened nevertheless" : `all ${actions} actions told succeeded`;
}

/** "1 of 3 actions failed" */
export function failedActionsText({
  actions,
  failedActions,
}: Pick<TraceCounts, "actions" | "failedActions">): string {
  return actions === 1 ? "the action failed" : `${failedActions} of ${actions} actions failed`;
}

/** For an emulated trace, whose texts must not read as if it had happened. */
export function emulatedSentence({ transactions, failed, skipped }: TraceCounts): string {
  const problems = [
    ...(failed === 0 ? [] : [`${failed} of them to fail`]),
    ...(skipped === 0 ? [] : [`${skipped} not to run`]),
  ];
  const are = transactions === 1 ? "1 transaction is expected" : `${transactions} transactions are expected`;
  const fine = transactions === 1 ? "not to fail" : "none of them to fail";
  return `${are}, and ${problems.length === 0 ? fine : problems.join(", ")}.`;
}
